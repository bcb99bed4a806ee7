import ArgumentParser
import Foundation
import WallpressPress

extension Shard {
    /// Reads "3/8" or, for "auto", the part from the scheduler that started this program.
    ///
    /// - Throws: `ValidationError`.
    init(given text: String) throws {
        if text == "auto" {
            try self.init(scheduledIn: ProcessInfo.processInfo.environment)
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
            let shard = Shard(number, of: count)
        else {
            throw ValidationError(
                "--shard must be K/N with K from 1 to N and N up to \(Shard.most), such as 3/8, or auto, found \(text)"
            )
        }
        self = shard
    }

    /// Reads the variables of Slurm (sbatch(1), "job arrays") and Kubernetes ("indexed jobs") for a task.
    private init(scheduledIn environment: [String: String]) throws {
        func number(_ name: String) throws -> Int? {
            guard let text = environment[name], !text.isEmpty else { return nil }
            guard let value = Int(text), (0...Int(Int32.max)).contains(value) else {
                throw ValidationError(
                    "--shard auto expects a whole number of at most \(Int32.max) in \(name), found \(text)")
            }
            return value
        }
        if let task = try number("SLURM_ARRAY_TASK_ID") {
            let (first, count) = (try number("SLURM_ARRAY_TASK_MIN"), try number("SLURM_ARRAY_TASK_COUNT"))
            guard let first, let count else {
                throw ValidationError(
                    "--shard auto needs SLURM_ARRAY_TASK_MIN and SLURM_ARRAY_TASK_COUNT in addition to SLURM_ARRAY_TASK_ID"
                )
            }
            let step = try number("SLURM_ARRAY_TASK_STEP") ?? 1
            guard step == 1, task >= first, let shard = Shard(task - first + 1, of: count) else {
                throw ValidationError(
                    "--shard auto expects an array of at most \(Shard.most) tasks with consecutive numbers, such as "
                        + "--array=1-8")
            }
            self = shard
        } else if let index = try number("JOB_COMPLETION_INDEX") {
            guard let count = try number("WALLPRESS_SHARDS") else {
                throw ValidationError(
                    "--shard auto needs WALLPRESS_SHARDS, the number of completions of the job")
            }
            guard let shard = Shard(index + 1, of: count) else {
                throw ValidationError(
                    "--shard auto expects WALLPRESS_SHARDS to be the number of completions of the job, at most \(Shard.most); "
                        + "found \(count), and the index \(index)")
            }
            self = shard
        } else {
            throw ValidationError(
                "--shard auto found no task of a Slurm array (SLURM_ARRAY_TASK_ID) or of an indexed job of Kubernetes "
                    + "(JOB_COMPLETION_INDEX)")
        }
    }
}
