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

/** What an operator may keep longer or shorter. */
export const retentionKinds = [
  ...(['events', 'audit', 'notifications', 'analyses', 'imports', 'replacedParts'] as const),
  ...(['webhookDeliveries', 'sourceDeliveries'] as const),
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

type RetentionRule = {
  /** Without a choice; null: for good. */
  readonly days: number | null;
  readonly leastDays: number;
  /** Null: no limit. */
  readonly mostDays: number | null;
};

/** They hold what other systems sent: no one keeps them for good. The privacy notice says what was chosen. */
const deliveryDaysMax = 365;

/** Nothing that a person works with goes away by itself; what other systems have sent does. */
export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  events: { days: null, leastDays: 30, mostDays: null },
  /** Exported and signed before they go. */
  audit: { days: null, leastDays: 365, mostDays: null },
  notifications: { days: null, leastDays: 7, mostDays: null },
  analyses: { days: null, leastDays: 30, mostDays: null },
  imports: { days: null, leastDays: 7, mostDays: null },
  /** Without them undoing the import that replaced them brings nothing back. */
  replacedParts: { days: null, leastDays: 30, mostDays: null },
  webhookDeliveries: { days: retention.webhookDeliveryDays, leastDays: 1, mostDays: deliveryDaysMax },
  sourceDeliveries: { days: retention.sourceDeliveryDays, leastDays: 1, mostDays: deliveryDaysMax },
};

/** How long each kind is kept, in days; null: for good. */
export type RetentionDays = Readonly<Record<RetentionKind, number | null>>;

export const daysInMs = (days: number): number => days * dayMs;
export const hoursInMs = (hours: number): number => hours * hourMs;
