import { featureOf, isTest } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const taken =
  /^\s*(?:export )?(?:async )?(?:function|const) (use(?:\w*Rights|Drafts?|OfferUndo|VersionedSave|RecordEdit)|\w*(?:Status|Severity)Mark|(?:Record|Incident)Link|ActivityList|ChangedSince)\b/gm;
const policy = /import \{[^}]*\b(?:can|scopeFor)\b[^}]*\} from '@halyard\/contracts\/policy\.ts'/g;

function ownVariants({ text }: SourceFile): Remark[] {
  const named = [...text.matchAll(taken)].map(({ index, 1: name }) => ({
    start: index + 1,
    what: `defines ${name}, which is one of records/`,
  }));
  const asked = [...text.matchAll(policy)].map(({ index }) => ({
    start: index,
    what: 'asks the policy table itself; useRights does',
  }));
  return [...named, ...asked];
}

const feature = (words: string) => ({ 'apps/web/src/features/todos/a.tsx': words });

/** Drafts, versioned saves, undo, rights, marks, links and activity are the same for records of every kind. */
const oneOfEach: Rule = {
  says: 'features take drafts, saves, undo, rights, marks, links and activity from records',
  breaches: saying((path) => featureOf(path) !== undefined && !isTest(path), ownVariants),
  forbidden: [
    feature(`export function useRights() {}`),
    feature(`export function useImportRights() {}`),
    feature(`const useDraft = () => 1;`),
    feature(`export function useOfferUndo() {}`),
    feature(`export function StatusMark() {}`),
    feature(`function ThreatSeverityMark() {}`),
    feature(`export const RecordLink = () => null;`),
    feature(`import { allow, can } from '@halyard/contracts/policy.ts';`),
  ],
  allowed: [
    feature(`import { useRights } from '../../records/use-rights.ts';`),
    feature(`import { allow } from '@halyard/contracts/policy.ts';`),
    { 'apps/web/src/records/use-rights.ts': `export function useRights() {}` },
  ],
};

export const records = [oneOfEach];
