/** The assistant was reached and said nothing that can be shown: no JSON object, or one without words. */
export class UnusableReply extends Error {
  readonly fault: 'invalid' | 'empty';

  constructor(fault: 'invalid' | 'empty', cause?: unknown) {
    super(fault, { cause });
    this.name = 'UnusableReply';
    this.fault = fault;
  }
}
