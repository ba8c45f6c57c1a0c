import type { WorkKind } from '@halyard/contracts/server/background-work.ts';

/** A process that serves this workspace, or did within a day. Instants are milliseconds by the database's clock. */
type NodesTable = {
  id: string;
  name: string;
  version: string;
  /** The newest known migration. */
  schema: string;
  started_at: number;
  /** When it last said that it lives. */
  beat_at: number;
  /** When it was stopped; null for one that lives, or was killed. */
  stopped_at: number | null;
  /** JSON of the contract's measures. */
  measures: string;
  /** Machine and data folder, which one process at a time can use; null where no folder is its own. */
  place: string | null;
};

/** The disk of a data folder on one day, `2026-11-21`, as it was last measured. */
type DiskDaysTable = { day: string; node_name: string; used_bytes: number; total_bytes: number };

/** Work taken over from another node; kept as long as that node is listed. */
type TakeoversTable = {
  job_id: string;
  kind: WorkKind;
  label: string;
  from_node: string;
  to_node: string;
  at: number;
};

export type NodesTables = { nodes: NodesTable; disk_days: DiskDaysTable; work_takeovers: TakeoversTable };
