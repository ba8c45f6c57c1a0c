/** The console cannot begin; the message is shown on the Application Error page. */
export class StartUpError extends Error {}
