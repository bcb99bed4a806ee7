"""A Slurm cluster on this machine: munge, slurmctld, and some slurmd, each a node with one core."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import time
from pathlib import Path

ACTIVE = ("PENDING", "RUNNING", "COMPLETING", "CONFIGURING", "REQUEUED", "REQUEUE_HOLD", "SPECIAL_EXIT")


def free_ports(count: int) -> list[int]:
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


class Cluster:
    """The daemons, which end with this context. All their files are in one folder."""

    def __init__(self, folder: Path, nodes: int, path: Path) -> None:
        self.folder, self.nodes, self.daemons = folder, [f"n{number}" for number in range(1, nodes + 1)], []
        self.variables = {
            **os.environ,
            "SLURM_CONF": str(folder / "slurm.conf"),
            "PATH": f"{path}:{os.environ['PATH']}:/usr/sbin",
        }

    def __enter__(self) -> Cluster:
        os.environ["PATH"] += ":/usr/sbin"
        self.write()
        munge = self.folder / "munge"
        self.start(
            "munged",
            "--foreground",
            "--force",
            f"--socket={munge}/socket",
            f"--key-file={munge}/key",
            f"--pid-file={munge}/pid",
            f"--log-file={munge}/log",
            f"--seed-file={munge}/seed",
        )
        self.wait("munge", lambda: (munge / "socket").exists())
        self.start("slurmctld", "-D", "-i")
        self.wait("slurmctld", lambda: "UP" in self.run("scontrol", "ping", check=False))
        for node in self.nodes:
            self.start("slurmd", "-D", "-N", node)
        self.wait("the nodes", lambda: self.run("sinfo", "-h", "-N", "-o", "%T").split() == ["idle"] * len(self.nodes))
        return self

    def write(self) -> None:
        host, ports = socket.gethostname(), free_ports(len(self.nodes) + 1)
        munge = self.folder / "munge"
        munge.mkdir(parents=True, mode=0o755)
        (munge / "key").write_bytes(secrets.token_bytes(128))
        (munge / "key").chmod(0o400)
        lines = [
            "ClusterName=trial",
            f"SlurmctldHost={host}(127.0.0.1)",
            f"SlurmctldPort={ports[0]}",
            "SlurmUser=root",
            "SlurmdUser=root",
            "AuthType=auth/munge",
            f"AuthInfo=socket={munge}/socket",
            "CredType=cred/munge",
            f"StateSaveLocation={self.folder}/state",
            f"SlurmdSpoolDir={self.folder}/spool-%n",
            f"SlurmctldPidFile={self.folder}/slurmctld.pid",
            f"SlurmdPidFile={self.folder}/%n.pid",
            f"SlurmctldLogFile={self.folder}/slurmctld.log",
            f"SlurmdLogFile={self.folder}/%n.log",
            "ProctrackType=proctrack/linuxproc",
            "TaskPlugin=task/none",
            "SelectType=select/cons_tres",
            "SelectTypeParameters=CR_Core",
            "ReturnToService=2",
            "SchedulerParameters=batch_sched_delay=0,sched_interval=1",
            "MinJobAge=3600",
            "KillWait=2",
            "MpiDefault=none",
            *(
                f"NodeName={node} NodeHostname={host} NodeAddr=127.0.0.1 Port={port} CPUs=1 RealMemory=2048 State=UNKNOWN"
                for node, port in zip(self.nodes, ports[1:], strict=True)
            ),
            f"PartitionName=p Nodes={','.join(self.nodes)} Default=YES MaxTime=INFINITE State=UP",
        ]
        (self.folder / "state").mkdir()
        (self.folder / "slurm.conf").write_text("\n".join(lines) + "\n")

    def start(self, *words: str) -> None:
        log = (self.folder / f"{len(self.daemons)}-{words[0]}.out").open("w")
        self.daemons.append(
            subprocess.Popen(
                words, env=self.variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        )

    def wait(self, what: str, holds, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not holds():
            dead = [daemon.args for daemon in self.daemons if daemon.poll() is not None]
            if dead or time.monotonic() > end:
                raise RuntimeError(f"waited for {what}; ended: {dead}; see {self.folder}")
            time.sleep(0.1)

    def run(self, *words: str | Path, check: bool = True, cwd: Path | None = None, **variables: str) -> str:
        done = subprocess.run(
            list(map(str, words)),
            env={**self.variables, **variables},
            cwd=cwd,
            capture_output=True,
            text=True,
            timeout=120,
        )
        if check and done.returncode:
            raise RuntimeError(f"{words} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def tasks(self, job: str) -> dict[str, dict[str, str]]:
        """Returns Slurm's data for each task of a job, by "123_4" or "123"."""
        found = {}
        for line in self.run("scontrol", "show", "job", "-o", job, check=False).splitlines():
            values = dict(word.split("=", 1) for word in line.split() if "=" in word)
            name = (
                f"{values['ArrayJobId']}_{values['ArrayTaskId']}"
                if "ArrayTaskId" in values
                else values.get("JobId", "")
            )
            found[name] = values
        return found

    def finish(self, job: str, seconds: float = 600) -> dict[str, str]:
        """Waits until all tasks of a job have ended. Returns their states."""
        end = time.monotonic() + seconds
        while True:
            states = {name: task["JobState"] for name, task in self.tasks(job).items()}
            if states and not any(state.startswith(ACTIVE) for state in states.values()):
                return states
            if time.monotonic() > end:
                raise RuntimeError(f"job {job} does not end: {self.tasks(job)}")
            time.sleep(0.5)

    def __exit__(self, *_: object) -> None:
        self.run("scontrol", "shutdown", check=False)
        for daemon in reversed(self.daemons):
            daemon.terminate()
            try:
                daemon.wait(10)
            except subprocess.TimeoutExpired:
                daemon.kill()


def is_installed() -> bool:
    return all(
        shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
        for name in ("slurmctld", "slurmd", "munged", "sbatch")
    )
