export type FactKind = 'text' | 'words' | 'instant' | 'flag' | 'number' | 'records';

/**
 * The properties of STIX 2.1 domain objects (section 4) without a separate place among the facts, in display order, and
 * the kind of each value.
 */
export const factTable = {
  // identity
  aliases: 'words',
  x_mitre_aliases: 'words',
  indicator_types: 'words',
  malware_types: 'words',
  is_family: 'flag',
  tool_types: 'words',
  tool_version: 'text',
  threat_actor_types: 'words',
  infrastructure_types: 'words',
  report_types: 'words',
  identity_class: 'text',
  roles: 'words',
  sectors: 'words',
  contact_information: 'text',
  // goals and capabilities
  objective: 'text',
  goals: 'words',
  primary_motivation: 'text',
  secondary_motivations: 'words',
  personal_motivations: 'words',
  sophistication: 'text',
  resource_level: 'text',
  capabilities: 'words',
  architecture_execution_envs: 'words',
  implementation_languages: 'words',
  // when
  first_seen: 'instant',
  last_seen: 'instant',
  first_observed: 'instant',
  last_observed: 'instant',
  number_observed: 'number',
  published: 'instant',
  // content
  abstract: 'text',
  content: 'text',
  authors: 'words',
  opinion: 'text',
  explanation: 'text',
  context: 'text',
  // malware analysis
  product: 'text',
  version: 'text',
  configuration_version: 'text',
  modules: 'words',
  analysis_engine_version: 'text',
  analysis_definition_version: 'text',
  submitted: 'instant',
  analysis_started: 'instant',
  analysis_ended: 'instant',
  result: 'text',
  result_name: 'text',
  // where
  region: 'text',
  country: 'text',
  administrative_area: 'text',
  city: 'text',
  street_address: 'text',
  postal_code: 'text',
  latitude: 'number',
  longitude: 'number',
  precision: 'number',
  // subject
  object_refs: 'records',
  sample_ref: 'records',
  sample_refs: 'records',
  host_vm_ref: 'records',
  operating_system_ref: 'records',
  operating_system_refs: 'records',
  installed_software_refs: 'records',
  analysis_sco_refs: 'records',
  lang: 'text',
  created: 'instant',
  modified: 'instant',
} as const satisfies Record<string, FactKind>;
export type FactField = keyof typeof factTable;

/** Properties that are shown elsewhere: as their own fact, or among what every record has. */
export const shownElsewhere: ReadonlySet<string> = new Set([
  ...(['type', 'spec_version', 'id', 'name', 'description', 'labels', 'confidence', 'revoked'] as const),
  ...(['pattern', 'pattern_type', 'pattern_version', 'valid_from', 'valid_until'] as const),
  ...(['created_by_ref', 'object_marking_refs', 'granular_markings', 'external_references'] as const),
  ...(['kill_chain_phases', 'extensions'] as const),
]);
