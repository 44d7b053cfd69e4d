"""Makes a bucket of moto's whose objects are locked, and somebody who may not delete.

    PYTHONPATH=.build/tools/moto python3 prepare_moto.py prepare PORT BUCKET
    PYTHONPATH=.build/tools/moto python3 prepare_moto.py versions PORT BUCKET KEY SECRET

`prepare` needs a server whose first requests need no rights, as many as it says (REQUESTS); it prints
the access key and its secret. `versions` prints a line for each version and delete marker.
"""

import json
import sys

import boto3

REQUESTS = 6


def client(service, port, key="none", secret="none"):
    return boto3.client(
        service,
        endpoint_url=f"http://127.0.0.1:{port}",
        region_name="us-east-1",
        aws_access_key_id=key,
        aws_secret_access_key=secret,
    )


def prepare(port, bucket):
    storage, rights = client("s3", port), client("iam", port)
    storage.create_bucket(Bucket=bucket, ObjectLockEnabledForBucket=True)
    storage.put_object_lock_configuration(
        Bucket=bucket,
        ObjectLockConfiguration={
            "ObjectLockEnabled": "Enabled",
            "Rule": {"DefaultRetention": {"Mode": "COMPLIANCE", "Days": 1}},
        },
    )
    rights.create_user(UserName="pusher")
    policy = {
        "Version": "2012-10-17",
        "Statement": [
            {
                "Effect": "Allow",
                "Action": ["s3:PutObject", "s3:GetObject", "s3:ListBucket", "s3:ListBucketVersions"],
                "Resource": "*",
            }
        ],
    }
    rights.create_policy(PolicyName="push", PolicyDocument=json.dumps(policy))
    rights.attach_user_policy(UserName="pusher", PolicyArn="arn:aws:iam::123456789012:policy/push")
    made = rights.create_access_key(UserName="pusher")["AccessKey"]
    print(made["AccessKeyId"], made["SecretAccessKey"])


def versions(port, bucket, key, secret):
    found = client("s3", port, key, secret).get_paginator("list_object_versions")
    for page in found.paginate(Bucket=bucket):
        for version in page.get("Versions", []):
            print("version", version["Key"])
        for marker in page.get("DeleteMarkers", []):
            print("deleted", marker["Key"])


{"prepare": prepare, "versions": versions}[sys.argv[1]](*sys.argv[2:])
