import type { SigmaLevel, SigmaProof, SigmaState, SigmaStatus } from '@halyard/contracts/inflow/sigma.ts';

type Flag = 0 | 1;

/** A Sigma rule. Its columns are derived from its text. */
export type SigmaRulesTable = {
  id: string;
  /** The id that its author gave it. */
  rule_uuid: string | null;
  title: string;
  level: SigmaLevel | null;
  rule_status: SigmaStatus | null;
  state: SigmaState;
  /** YAML. */
  text: string;
  /** JSON: ATT&CK numbers. */
  techniques: string;
  /** JSON: category, product and service. */
  logsource: string;
  /** The searchable text, normalized: title, id, description and tags. */
  search_text: string;
  /** JSON: events with their expectations and results. */
  examples: string;
  /** Test result of the text. */
  proof: SigmaProof;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
  sample: Flag;
};

/** Events of one delivery that a rule matched. */
export type SigmaMatchesTable = {
  rule_id: string;
  delivery_id: number;
  source_id: string;
  at: number;
  events: number;
};

/** The rule that made an alert. */
type SigmaAlertsTable = { alert_id: string; rule_id: string };

export type SigmaTables = {
  sigma_rules: SigmaRulesTable;
  sigma_matches: SigmaMatchesTable;
  sigma_alerts: SigmaAlertsTable;
};
