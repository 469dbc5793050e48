/** Reports an error, with the name of the island that it happened in where there is one. */
export type ReportError = (error: unknown, island?: string) => void;
