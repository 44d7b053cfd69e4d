#!/usr/bin/python3
"""Writes the man pages cairn.1, cairn-VERB.1 and cairn-VERB-VERB.1 from the command's own description of itself, and the guide's, cairn-guide.7 and cairn-guide-PAGE.7.

    Scripts/make_man_pages.py --cairn .build/release/cairn --output .build/man

The description is what `cairn --experimental-dump-help` prints (swift-argument-parser's ToolInfo, version 0): the same texts as
`--help`. The guide's pages are what `cairn guide --roff PAGE` writes. In a discussion, `Examples:` begins the examples and `Exit codes:` the exit status; lines that are indented stay as they are.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

# What every command reads, where it is when nothing names another place.
FILES = [
    ("~/.config/cairn/cairn.toml", "The settings. `--config` or CAIRN_CONFIG names another file; /usr/share/cairn/cairn.toml explains each setting."),
    ("~/.local/share/cairn/repository", "The repository, unless `--repo`, CAIRN_REPOSITORY or the settings name another."),
    ("~/.local/state/cairn", "What this machine knows of repositories: catalogs, the last success, what was proven. `cairn repair` makes a lost catalog anew."),
]
# Of commands whose help has no list of their own.
EXIT_CODES = "0 done; 1 it failed, and the message says why and what to do next; 10 the repository or the remote is not there; 11 another process has locked it; 12 the password is wrong or missing; 130 interrupted."

GUIDE = Path(__file__).resolve().parents[1] / "Docs" / "guide"
SECTION = re.compile(r"^(Examples|Exit codes):\s*(.*)$")
EXIT_CODE = re.compile(r"(?:^|[;,]\s+)(\d+) ")


def roff(text: str) -> str:
    """Text for the middle of a line."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    # Terminals without Unicode have no character for an ellipsis.
    return text.replace("^", "\\(ha").replace("~", "\\(ti").replace("…", "...")


def prose(text: str) -> str:
    """Text in which `code` is bold. No line of it is taken for a request."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return guarded(roff(text))
    return guarded("".join(f"\\fB{roff(part)}\\fR" if index % 2 else roff(part) for index, part in enumerate(parts)))


def guarded(line: str) -> str:
    return "\\&" + line if line.startswith((".", "'")) else line


def literal(lines: list[str]) -> list[str]:
    return [".EX", *(guarded(roff(line)) for line in lines), ".EE"]


class Discussion:
    """A discussion taken apart: what describes, the examples, the exit codes."""

    def __init__(self, text: str):
        self.description: list[str] = []
        self.examples: list[str] = []
        self.exit_codes = ""
        part = "description"
        for line in text.splitlines():
            section = SECTION.match(line)
            if section:
                part = section.group(1)
                if part == "Exit codes":
                    self.exit_codes = section.group(2)
                elif section.group(2):
                    self.examples.append(section.group(2))
            elif not line.strip():
                # A blank line ends the exit codes; examples go on as long as lines are indented.
                if part == "Exit codes":
                    part = "description"
                elif part == "description":
                    self.description.append("")
            elif part == "Examples" and line.startswith(" "):
                self.examples.append(line.strip())
            elif part == "Exit codes":
                self.exit_codes += " " + line.strip()
            else:
                part = "description"
                self.description.append(line)

    def description_lines(self) -> list[str]:
        lines: list[str] = []
        shown: list[str] = []
        for line in self.description + [""]:
            if line.startswith(" "):
                shown.append(line.strip())
                continue
            if shown:
                lines += literal(shown)
                shown = []
            if line:
                lines.append(prose(line))
            elif lines and lines[-1] != ".PP":
                lines.append(".PP")
        while lines and lines[-1] == ".PP":
            lines.pop()
        return lines

    def exit_code_lines(self) -> list[str]:
        found = list(EXIT_CODE.finditer(self.exit_codes))
        lines: list[str] = []
        for match, following in zip(found, found[1:] + [None]):
            end = following.start() if following else len(self.exit_codes)
            meaning = self.exit_codes[match.end() : end].strip().rstrip(".,;")
            lines += [".TP", f".B {match.group(1)}", prose(meaning)]
        return lines or [prose(self.exit_codes)]


def is_own(argument: dict) -> bool:
    """Not one of the two that the parser adds to every command."""
    return argument.get("valueName") not in ("help", "version") or argument["kind"] != "flag"


def names(argument: dict) -> list[str]:
    marks = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    return [marks[name["kind"]] + name["name"] for name in argument.get("names", [])]


def value(argument: dict) -> str:
    return f"\\fI{roff(argument.get('valueName') or 'value')}\\fR"


def synopsis(title: str, command: dict) -> list[str]:
    parts = [f"\\fB{roff(title)}\\fR"]
    shown = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"] and is_own(argument)]
    if any(argument["kind"] != "positional" for argument in shown):
        parts.append("[\\fIoptions\\fR]")
    for argument in shown:
        if argument["kind"] != "positional":
            continue
        part = value(argument) + (" ..." if argument["isRepeating"] else "")
        parts.append(f"[{part}]" if argument["isOptional"] else part)
    if verbs(command):
        parts.append("\\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]")
    return [" ".join(parts)]


def argument_lines(arguments: list[dict]) -> list[str]:
    lines: list[str] = []
    for argument in arguments:
        lines.append(".TP")
        if argument["kind"] == "positional":
            lines.append(value(argument))
        else:
            forms = ", ".join(f"\\fB{roff(name)}\\fR" for name in names(argument))
            lines.append(forms + (f" {value(argument)}" if argument["kind"] == "option" else ""))
        text = argument.get("abstract") or ""
        if argument.get("discussion"):
            text += " " + " ".join(argument["discussion"].split())
        if argument.get("defaultValue") is not None and argument["kind"] == "option":
            text += f" (default: {argument['defaultValue']})"
        lines.append(prose(text.strip()) or "\\&")
    return lines


def verbs(command: dict) -> list[dict]:
    return [verb for verb in command.get("subcommands", []) if verb["shouldDisplay"] and verb["commandName"] != "help"]


def page(command: dict, parents: list[str], version: str, date: str, siblings: list[str]) -> str:
    words = parents + [command["commandName"]]
    title, name = " ".join(words), "-".join(words)
    lines = [f'.TH {roff(name.upper())} 1 "{date}" "{roff(version)}" "User Commands"']
    # Left-aligned, without hyphens: commands stay as they are typed.
    lines += [".ad l", ".nh"]
    lines += [".SH NAME", f"{roff(name)} \\- {roff((command.get('abstract') or '').rstrip('.'))}"]
    lines += [".SH SYNOPSIS", *synopsis(title, command)]
    discussion = Discussion(command.get("discussion") or "")
    if discussion.description_lines():
        lines += [".SH DESCRIPTION", *discussion.description_lines()]
    if verbs(command):
        lines.append(".SH COMMANDS")
        for verb in verbs(command):
            lines += [".TP", f".BR {roff(name)}\\-{roff(verb['commandName'])} (1)", prose(verb.get("abstract") or "")]
    shown = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    positional = [argument for argument in shown if argument["kind"] == "positional"]
    options = [argument for argument in shown if argument["kind"] != "positional"]
    if positional:
        lines += [".SH ARGUMENTS", *argument_lines(positional)]
    if options:
        lines += [".SH OPTIONS", *argument_lines(options)]
    if not verbs(command):
        discussion.exit_codes = discussion.exit_codes or EXIT_CODES
    if discussion.exit_codes:
        lines += [".SH EXIT STATUS", *discussion.exit_code_lines()]
    lines.append(".SH FILES")
    for path, meaning in FILES:
        lines += [".TP", f".I {roff(path)}", prose(meaning)]
    if discussion.examples:
        lines += [".SH EXAMPLES", *literal(discussion.examples)]
    references = [f".BR {roff(sibling)} (1)," for sibling in siblings] + [f".BR {roff(words[0])}\\-guide\\-exit\\-codes (7)"]
    lines += [".SH SEE ALSO", *references]
    return "\n".join(lines) + "\n"


def pages(description: dict, version: str, date: str) -> dict[str, str]:
    """The file names and contents of all pages."""
    if description.get("serializationVersion") != 0:
        raise SystemExit(f"make_man_pages: description version {description.get('serializationVersion')} is not 0")
    top = description["command"]
    result: dict[str, str] = {}

    def add(command: dict, parents: list[str]) -> None:
        words = parents + [command["commandName"]]
        siblings = ["-".join(parents[:count]) for count in range(1, len(words))]
        result["-".join(words) + ".1"] = page(command, parents, version, date, siblings)
        for verb in verbs(command):
            add(verb, words)

    add(top, [])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cairn", required=True, metavar="PATH", help="the binary")
    parser.add_argument("--output", required=True, metavar="DIR", help="where the pages go")
    options = parser.parse_args()

    def ask(*arguments: str) -> str:
        return subprocess.run([options.cairn, *arguments], check=True, capture_output=True, text=True).stdout

    # The date of the pages is that of the sources where a packager gives it, so that builds can be repeated.
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    date = time.strftime("%Y-%m-%d", time.gmtime(moment))
    output = Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    made = pages(json.loads(ask("--experimental-dump-help")), ask("--version").strip(), date)
    made["cairn-guide.7"] = ask("guide", "--roff")
    for name in sorted(page.stem for page in GUIDE.glob("*.md") if page.stem != "README"):
        made[f"cairn-guide-{name}.7"] = ask("guide", "--roff", name)
    for old in output.glob("*.[17]"):
        old.unlink()
    for name, text in made.items():
        (output / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
