/** The assistant responded without displayable content: not a JSON object, or one without text. */
export class UnusableReply extends Error {
  readonly fault: 'invalid' | 'empty';
  readonly requestId: string | undefined;

  constructor(fault: 'invalid' | 'empty', cause?: unknown, requestId?: string) {
    super(fault, { cause });
    this.name = 'UnusableReply';
    this.fault = fault;
    this.requestId = requestId;
  }
}
