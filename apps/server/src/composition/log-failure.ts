/** Makes a listener for what fails in the background: `what` is the line it leaves in the server's own log. */
export type LogFailure = (what: string) => (cause: unknown) => void;
