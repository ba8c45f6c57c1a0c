import { common } from '../common.ts';

/** Topics of Amazon SNS whose signed messages a source takes. */
export const sns = {
  title: 'Amazon SNS',
  lead: 'Messages signed by Amazon are accepted without the token, from the topics listed here.',
  topic: 'Topic ARN',
  hint: 'A subscription of a topic that is entered here is confirmed on request. Others wait for your confirmation.',
  offline:
    'An installation without access to sns.<region>.amazonaws.com on port 443 can neither confirm a subscription nor verify a signature. Put the token into the URL of the subscription there: https://any:TOKEN@host/….',
  add: 'Add topic',
  missing: 'Enter the ARN of an SNS topic, such as arn:aws:sns:eu-west-1:111122223333:alerts.',
  none: 'No topic yet.',
  loading: common.loading,
  retry: common.retry,
  confirm: 'Confirm',
  remove: 'Remove',
  states: {
    expected: 'expected, no request yet',
    pending: 'asks to be confirmed',
    confirmed: 'confirmed',
    unsubscribed: 'unsubscribed by Amazon',
  },
  confirmOf: (topic: string) => `Confirm ${topic}`,
  removeOf: (topic: string) => `Remove ${topic}`,
  removed: (topic: string) => `Messages of ${topic} are rejected from now on. Enter the topic again to accept them.`,
  failed: (reason: string) => `Confirmation failed: ${reason}`,
  failures: {
    load: 'Failed to load the topics.',
    add: 'Failed to add the topic.',
    confirm: 'Failed to confirm the topic.',
    remove: 'Failed to remove the topic.',
  },
};
