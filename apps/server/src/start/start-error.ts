/** With what the process ends where it cannot start; docs/operating.md lists them. */
export const exitCodes = {
  /** Data folder, crime folder and database do not belong together. */
  otherWorkspace: 65,
  database: 70,
  /** A folder cannot be used: it is a file, read-only, or its disk is full. */
  folder: 73,
  folderInUse: 75,
  identityKey: 77,
  configuration: 78,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The start fails here; the message is a sentence for the operator, who reads nothing else. */
export class StartError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The message of an error and of what caused it, outermost first. */
export function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return error.cause === undefined ? own : `${own} ${describeCauses(error.cause)}`;
}
