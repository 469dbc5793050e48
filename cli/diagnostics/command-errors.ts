/** The command was called in a way that cannot work; the message says what to write instead. */
export class UsageError extends Error {}

/** The machine does not let the output be made or written; this program is not the cause. */
export class OutputError extends Error {}

/** What is wrong with the input has been printed, and the command ends with that. */
export class ReportedProblems extends Error {}
