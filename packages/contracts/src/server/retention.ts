const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Retention periods. The server applies them, and the privacy notice states them. */
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
  /** Raw deliveries of alert sources; the alerts are kept. */
  sourceDeliveryDays: 30,
  codeHours: 24,
  temporaryPasswordDays: 7,
} as const;

export type Retention = { readonly [Kind in keyof typeof retention]: number };

/** Retention periods that an operator can change. */
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

/** They contain data of other systems: it is never kept forever. The privacy notice states the configured period. */
const deliveryDaysMax = 365;

/** Users' working data is never deleted automatically; data sent by other systems is. */
export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  events: { days: null, leastDays: 30, mostDays: null },
  /** Exported and signed before they go. */
  audit: { days: null, leastDays: 365, mostDays: null },
  notifications: { days: null, leastDays: 7, mostDays: null },
  analyses: { days: null, leastDays: 30, mostDays: null },
  imports: { days: null, leastDays: 7, mostDays: null },
  /** Without them undoing the import that replaced them restores nothing. */
  replacedParts: { days: null, leastDays: 30, mostDays: null },
  webhookDeliveries: { days: retention.webhookDeliveryDays, leastDays: 1, mostDays: deliveryDaysMax },
  sourceDeliveries: { days: retention.sourceDeliveryDays, leastDays: 1, mostDays: deliveryDaysMax },
};

/** How long each kind is kept, in days; null: for good. */
export type RetentionDays = Readonly<Record<RetentionKind, number | null>>;

export const daysInMs = (days: number): number => days * dayMs;
export const hoursInMs = (hours: number): number => hours * hourMs;
