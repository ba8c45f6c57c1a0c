/** The assistant was reached and said nothing that can be shown: no JSON object, or one without words. */
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
