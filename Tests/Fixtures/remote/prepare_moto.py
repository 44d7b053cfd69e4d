"""Makes a bucket of moto's, somebody who may not delete there, and somebody who may.

    PYTHONPATH=.build/tools/moto python3 prepare_moto.py prepare PORT BUCKET [DAYS]
    PYTHONPATH=.build/tools/moto python3 prepare_moto.py versions PORT BUCKET KEY SECRET

`prepare` locks all objects for DAYS in compliance mode, where they are told. It needs a server whose
first requests need no rights, ten of them, nine without locks; it prints the access key and its
secret of the one, then of the other. `versions` prints a line for each version and delete marker.
"""

import json
import sys

import boto3


def client(service, port, key="none", secret="none"):
    return boto3.client(
        service,
        endpoint_url=f"http://127.0.0.1:{port}",
        region_name="us-east-1",
        aws_access_key_id=key,
        aws_secret_access_key=secret,
    )


def prepare(port, bucket, days=None):
    storage, rights = client("s3", port), client("iam", port)
    storage.create_bucket(Bucket=bucket, ObjectLockEnabledForBucket=days is not None)
    if days is not None:
        storage.put_object_lock_configuration(
            Bucket=bucket,
            ObjectLockConfiguration={
                "ObjectLockEnabled": "Enabled",
                "Rule": {"DefaultRetention": {"Mode": "COMPLIANCE", "Days": int(days)}},
            },
        )
    allowed = ["s3:PutObject", "s3:GetObject", "s3:ListBucket", "s3:ListBucketVersions"]
    for name, actions in (("pusher", allowed), ("pruner", allowed + ["s3:DeleteObject"])):
        policy = {
            "Version": "2012-10-17",
            "Statement": [{"Effect": "Allow", "Action": actions, "Resource": "*"}],
        }
        rights.create_user(UserName=name)
        rights.create_policy(PolicyName=name, PolicyDocument=json.dumps(policy))
        rights.attach_user_policy(
            UserName=name, PolicyArn=f"arn:aws:iam::123456789012:policy/{name}"
        )
        made = rights.create_access_key(UserName=name)["AccessKey"]
        print(made["AccessKeyId"], made["SecretAccessKey"])


def versions(port, bucket, key, secret):
    found = client("s3", port, key, secret).get_paginator("list_object_versions")
    for page in found.paginate(Bucket=bucket):
        for version in page.get("Versions", []):
            print("version", version["Key"])
        for marker in page.get("DeleteMarkers", []):
            print("deleted", marker["Key"])


{"prepare": prepare, "versions": versions}[sys.argv[1]](*sys.argv[2:])
