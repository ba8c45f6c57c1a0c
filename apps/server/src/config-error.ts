import { exitCodes, StartError } from './start/start-error.ts';

/** An invalid setting; the sentence names it and says what to write. Ends the start with code 78. */
export class ConfigError extends StartError {
  constructor(message: string) {
    super(exitCodes.configuration, message);
  }
}
