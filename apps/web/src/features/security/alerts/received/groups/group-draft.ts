import {
  type GroupConditions,
  type GroupField,
  type GroupFieldName,
  type GroupRule,
  type GroupRuleDraft,
  groupFieldKey,
  groupFieldNames,
  groupFieldsMax,
  groupLengthMax,
  groupThresholdMax,
  groupWindowMax,
} from '@halyard/contracts/inflow/alert-groups.ts';
import {
  type ObservableRole,
  type ObservableType,
  observableRoles,
  observableTypes,
} from '@halyard/contracts/inflow/observable-types.ts';
import { draftOfFilter, type FilterDraft, filterOf, isTechniqueWrong } from '../rules/quiet-draft.ts';

/** The key of the draft; without an id that of a new rule. */
export const groupDraftName = (id: string) => `security group-rule-${id}`;

/** One field to group by, as it is in the form. */
export type FieldDraft = {
  readonly by: GroupFieldName | '';
  readonly type: ObservableType;
  readonly role: ObservableRole;
};

/** A grouping rule as it is in the form. */
export type GroupDraft = FilterDraft & {
  readonly name: string;
  readonly fields: readonly FieldDraft[];
  readonly window: string;
  readonly length: string;
  readonly threshold: string;
  readonly isActive: boolean;
};

export const numberLimits = {
  window: [1, groupWindowMax],
  length: [1, groupLengthMax],
  threshold: [2, groupThresholdMax],
} as const;
type NumberName = keyof typeof numberLimits;

const emptyField: FieldDraft = { by: '', type: observableTypes[0], role: observableRoles[0] };

export const emptyRule: Omit<GroupRule, 'id' | 'version' | 'groups' | 'alerts'> = {
  name: '',
  filter: {},
  fields: [{ by: 'entity' }],
  windowMinutes: 30,
  lengthMinutes: 240,
  threshold: 3,
  isActive: true,
};

const fieldDraftOf = (field: GroupField): FieldDraft =>
  field.by === 'observable' ? field : Object.assign({}, emptyField, field);

export function draftOfRule(rule: typeof emptyRule): GroupDraft {
  return {
    ...draftOfFilter(rule.filter),
    name: rule.name,
    fields: Array.from({ length: groupFieldsMax }, (_, index) => {
      const field = rule.fields[index];
      return field ? fieldDraftOf(field) : emptyField;
    }),
    window: String(rule.windowMinutes),
    length: String(rule.lengthMinutes),
    threshold: String(rule.threshold),
    isActive: rule.isActive,
  };
}

export const fieldNameOf = (value: string): GroupFieldName | '' => groupFieldNames.find((one) => one === value) ?? '';

const fieldsOf = (drafts: readonly FieldDraft[]): GroupField[] =>
  drafts.flatMap(({ by, type, role }): GroupField[] =>
    by === '' ? [] : by === 'observable' ? [{ by, type, role }] : [{ by }],
  );

function numberOf(draft: GroupDraft, name: NumberName): number | null {
  const [least, most] = numberLimits[name];
  const value = /^\d{1,6}$/.test(draft[name].trim()) ? Number(draft[name]) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

export type GroupFault = 'name' | 'technique' | 'fields' | NumberName;

/** Validation errors before a rule can be created from a draft. */
export function faultsIn(draft: GroupDraft): readonly GroupFault[] {
  const fields = fieldsOf(draft.fields);
  const areFieldsWrong = fields.length === 0 || new Set(fields.map(groupFieldKey)).size < fields.length;
  return [
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
    ...(isTechniqueWrong(draft) ? (['technique'] as const) : []),
    ...(areFieldsWrong ? (['fields'] as const) : []),
    ...(['window', 'length', 'threshold'] as const).filter((name) => numberOf(draft, name) === null),
  ];
}

/** The grouping settings of a draft; null while one of them is invalid. */
export function conditionsOf(draft: GroupDraft): GroupConditions | null {
  const [window, length, threshold] = [
    numberOf(draft, 'window'),
    numberOf(draft, 'length'),
    numberOf(draft, 'threshold'),
  ];
  if (window === null || length === null || threshold === null) return null;
  if (faultsIn(draft).some((fault) => fault !== 'name')) return null;
  return {
    filter: filterOf(draft) ?? {},
    fields: fieldsOf(draft.fields),
    windowMinutes: window,
    lengthMinutes: length,
    threshold,
  };
}

/** The rule of a draft; null while something is wrong. */
export function bodyOf(draft: GroupDraft): GroupRuleDraft | null {
  const conditions = conditionsOf(draft);
  if (conditions === null || faultsIn(draft).length > 0) return null;
  return Object.assign({ name: draft.name.trim(), isActive: draft.isActive }, conditions);
}
