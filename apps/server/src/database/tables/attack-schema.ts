import type { AttackDomain } from '@halyard/contracts/intelligence/attack.ts';

/** A technique named by an alert, and the parent of a sub-technique. Maintained by triggers. */
type AlertTechniquesTable = {
  number: string;
  /** Of the alert. */
  last_seen: number;
  alert_id: string;
};

export type AttackLayersTable = {
  id: string;
  name: string;
  domain: AttackDomain;
  /** The Navigator layer unchanged, JSON. */
  content: string;
  techniques: number;
  owner_id: string | null;
  created_at: number;
  version: number;
  deleted_at: number | null;
};

export type AttackTables = {
  alert_techniques: AlertTechniquesTable;
  attack_layers: AttackLayersTable;
};
