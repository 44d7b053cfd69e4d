// What makes the pages nicer where scripts run; nothing depends on it.

// A button beside each command of a part of the page copies it.
const offerCopies = (part) => {
  if (!navigator.clipboard) return;
  for (const line of part.querySelectorAll(".command")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const commands = [...line.querySelectorAll("code")].map((code) => code.textContent);
      await navigator.clipboard.writeText(commands.join("\n"));
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    line.append(button);
  }
};
offerCopies(document);

// A slider over the moments at which this folder changed.
for (const bar of document.querySelectorAll(".moments")) {
  const moments = bar.dataset.moments.split(" ").filter(Boolean);
  const times = bar.dataset.times.split("|");
  if (moments.length < 2) continue;
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = 0;
  slider.max = moments.length - 1;
  slider.value = Math.max(0, Number(bar.dataset.index));
  slider.setAttribute("aria-label", "Times when this folder changed");
  const shown = bar.querySelector(".moment time");
  const show = () => {
    shown.textContent = times[slider.value];
    slider.setAttribute("aria-valuetext", times[slider.value]);
  };
  slider.addEventListener("input", show);
  // By keyboard each step is a change: the page waits for the last one, and the next page's slider
  // has the focus again.
  let timer = 0;
  let isByKey = false;
  const go = () => {
    if (isByKey) sessionStorage.setItem("slider", bar.dataset.link);
    location.assign(`${bar.dataset.link}&at=${moments[slider.value]}`);
  };
  slider.addEventListener("keydown", () => { isByKey = true; });
  slider.addEventListener("pointerdown", () => { isByKey = false; });
  slider.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(go, isByKey ? 600 : 0);
  });
  slider.setAttribute("aria-valuetext", times[slider.value] ?? "");
  bar.append(slider);
  if (sessionStorage.getItem("slider") === bar.dataset.link) slider.focus();
  sessionStorage.removeItem("slider");
}

// The search answers while one types: the page itself is asked, and its results are put in.
for (const form of document.querySelectorAll("form[data-live]")) {
  const results = document.getElementById(form.dataset.live);
  let asked = 0;
  let timer = 0;
  const ask = async () => {
    const number = ++asked;
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ""));
    const address = `${form.getAttribute("action")}?${query}`;
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number !== asked) return;
    const found = page.getElementById(form.dataset.live) ?? page.querySelector("main");
    results.replaceChildren(...found.childNodes);
    offerCopies(results);
    history.replaceState(null, "", address);
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
}

// The command of a restore to another folder names the folder that is written.
const quoted = (text) =>
  /^[\p{L}\p{N}/._+,@%-]*$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
for (const input of document.querySelectorAll("input[name=target]")) {
  const show = () => {
    // The shell expands the tilde only where its slash is not quoted, either.
    const home = input.value.match(/^~(\/|$)/)?.[0] ?? "";
    const word = home + quoted(input.value.slice(home.length));
    for (const place of input.closest("section").querySelectorAll("[data-target]")) {
      place.textContent = word;
    }
  };
  input.addEventListener("input", show);
  show();
}

// A slash goes to the search, as in many programs.
addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, select, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector(".filters input[type=search], .find input").focus();
});
