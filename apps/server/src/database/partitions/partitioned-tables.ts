/** A table that grows without end. On PostgreSQL it is split by its rising key, and so by time. */
export type PartitionedTable = {
  readonly table: 'events' | 'audit' | 'alert_occurrences' | 'intake_deliveries';
  /** The primary key: rises with time, and is what rows are sorted into partitions by. */
  readonly key: 'id' | 'seq';
  /** When a row was written, in milliseconds. */
  readonly at: 'at' | 'received_at';
  /** So many days of rows at the present rate are in one partition. */
  readonly days: number;
  /** Unique within a partition; the writer of a row checks the others. */
  readonly once?: readonly string[];
};

export const partitionedTables: readonly PartitionedTable[] = [
  { table: 'events', key: 'id', at: 'at', days: 30 },
  { table: 'audit', key: 'seq', at: 'at', days: 30 },
  {
    table: 'alert_occurrences',
    key: 'id',
    at: 'received_at',
    days: 30,
    once: ['alert_id', 'occurrence_key'],
  },
  // Kept for 30 days at most, so that a day of them is dropped at a time.
  { table: 'intake_deliveries', key: 'id', at: 'received_at', days: 1, once: ['source_id', 'delivery_key'] },
];
