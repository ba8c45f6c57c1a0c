const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long things are kept. The server goes by these, and the privacy notice states them. */
export const retention = {
  /** Of a session, or a device that is not remembered, after its last use. */
  sessionDays: 30,
  deletedSchemaDays: 30,
  /** Of one conversation with the assistant. */
  assistantMessages: 200,
  /** Of one person. */
  assistantConversations: 200,
  deletedConversationHours: 24,
  /** E-mails and text messages. */
  letterDays: 7,
  webhookDeliveryDays: 30,
  /** What sources of alerts have sent, as it came; the alerts stay. */
  sourceDeliveryDays: 30,
  codeHours: 24,
  temporaryPasswordDays: 7,
} as const;

export type Retention = { readonly [Kind in keyof typeof retention]: number };

export const daysInMs = (days: number): number => days * dayMs;
export const hoursInMs = (hours: number): number => hours * hourMs;
