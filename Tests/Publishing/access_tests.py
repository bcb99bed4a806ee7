"""No rclone, no remote, no permission: each gives a clear message, and nothing is lost."""

from __future__ import annotations

import urllib.parse
import urllib.request
import xml.etree.ElementTree

import servers
from remotes import SIGNED, ask
from running import Trial, test


@test("S3")
def a_remote_that_is_not_configured_is_named(trial: Trial) -> None:
    trial.build(forest=1)
    trial.remote.word = "cnd:bucket/wallpapers"
    trial.publish(status=2).expect("cnd", "rclone config")


@test("S3")
def a_bucket_that_does_not_exist_is_named(trial: Trial) -> None:
    trial.build(forest=1)
    trial.remote.variables["RCLONE_CONFIG_CDN_NO_CHECK_BUCKET"] = "true"
    trial.remote.word = "cdn:no-such-bucket/wallpapers"
    trial.publish(status=2).expect("no-such-bucket")


@test("S3", "WebDAV", "SFTP", "folder")
def a_place_that_does_not_exist_is_named_before_anything_is_sent(trial: Trial) -> None:
    trial.build(forest=1)
    before = trial.remote.files(whole=True)
    place = trial.remote.word.replace("place-", "no-place-")
    trial.remote.word = place if place != trial.remote.word else "cdn:no-place/wallpapers"
    for words in (("--dry-run",), ()):
        trial.publish(*words, status=2).expect("no-place", "found nothing")
    trial.run("releases", trial.remote.word, status=2).expect("no-place", "found nothing")
    assert trial.remote.files(whole=True) == before and not (trial.input / "published.lock").exists()


@test("S3", "WebDAV", "SFTP", "folder")
def a_wrong_place_is_named_before_the_tree_is_verified(trial: Trial) -> None:
    trial.build(forest=1)
    next(trial.tree.glob("**/*.jpg")).unlink()
    trial.publish(status=1).expect("missing-asset")
    trial.remote.word += "/no-such-place" if trial.kind != "S3" else ""
    trial.remote.word = trial.remote.word.replace(":place-", ":no-place-")
    run = trial.publish(status=2).expect("found nothing")
    assert "missing-asset" not in run.said, run


@test("WebDAV", "SFTP")
def wrong_passwords_are_said_to_be_wrong(trial: Trial) -> None:
    trial.build(forest=1)
    trial.remote.variables["RCLONE_CONFIG_CDN_PASS"] = servers.obscured("another")
    before = trial.remote.files(whole=True)
    trial.publish(status=2).expect("credentials")
    assert trial.remote.files(whole=True) == before


@test("S3")
def keys_that_s3_does_not_know_or_that_may_not_write_are_refused(trial: Trial) -> None:
    """moto checks keys and policies once it has a user."""
    trial.build(forest=1)
    guarded = trial.endings.enter_context(servers.moto(trial.folder))
    trial.remote.through(guarded.url)
    bucket = trial.remote.word.split(":")[1].split("/")[0]
    ask("PUT", f"{guarded.url}/{bucket}")
    key, secret = reader(guarded.url)
    ask("POST", f"{guarded.url}/moto-api/reset-auth", b"0")
    trial.publish(status=2).expect("credentials")
    trial.remote.variables |= {"RCLONE_CONFIG_CDN_ACCESS_KEY_ID": key, "RCLONE_CONFIG_CDN_SECRET_ACCESS_KEY": "wrong"}
    trial.publish(status=2).expect("credentials")
    trial.remote.variables["RCLONE_CONFIG_CDN_SECRET_ACCESS_KEY"] = secret
    run = trial.publish(status=2).expect("credentials")
    assert secret not in run.said


def reader(url: str) -> tuple[str, str]:
    """Makes a user of moto who may read and list, but not write; returns key and secret."""
    policy = '{"Version": "2012-10-17", "Statement": {"Effect": "Allow", "Action": ["s3:Get*", "s3:List*"], "Resource": "*"}}'
    iam = {"Authorization": SIGNED["Authorization"].replace("/s3/", "/iam/")}
    answer = b""
    for action, more in {
        "CreateUser": {},
        "PutUserPolicy": {"PolicyName": "read", "PolicyDocument": policy},
        "CreateAccessKey": {},
    }.items():
        body = urllib.parse.urlencode({"Action": action, "Version": "2010-05-08", "UserName": "reader"} | more).encode()
        with urllib.request.urlopen(urllib.request.Request(url, body, iam)) as response:
            answer = response.read()
    found = {part.tag.split("}")[-1]: part.text for part in xml.etree.ElementTree.fromstring(answer).iter()}
    return found["AccessKeyId"], found["SecretAccessKey"]


@test("S3")
def the_variable_that_makes_rclone_fail_on_s3_does_no_harm(trial: Trial) -> None:
    trial.build(forest=1)
    trial.variables["AWS_CA_BUNDLE"] = "/etc/ssl/certs/ca-certificates.crt"
    trial.publish()
    trial.is_live()


@test("S3", "folder")
def nobody_is_asked_where_there_is_nobody(trial: Trial) -> None:
    trial.build(forest=1)
    before = trial.remote.files()
    run = trial.run("publish", trial.tree, trial.remote.word, "--input", trial.input, status=None).expect("--yes")
    assert run.code in (1, 2, 64) and trial.remote.files() == before, run


@test("folder")
def an_input_without_a_remote_says_what_is_missing(trial: Trial) -> None:
    trial.build(forest=1)
    trial.run("publish", "--yes", status=64).expect("remote")
