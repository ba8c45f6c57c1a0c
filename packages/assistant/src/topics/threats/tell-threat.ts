import type { ThreatDetail } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { hrefOfRecord, sharedAspects, type Told, tellAspect, tellIncidents, withoutTwins } from './tell-record.ts';
import { texts } from './texts.ts';

export type ToldThreat = Told & { readonly detail: ThreatDetail };

type Tell = (draft: Draft, told: ToldThreat) => void;

const namedAtMost = 5;

function tellAcknowledged(draft: Draft, { detail: { threat }, cite, name }: ToldThreat): void {
  const { one } = texts[draft.language];
  const { acknowledged } = threat;
  if (!acknowledged) {
    draft.say(one.notAcknowledged(name), cite);
    return;
  }
  const at = draft.show.instant(acknowledged.at);
  const { byName } = acknowledged;
  draft.say(byName === null ? one.acknowledged(name, at) : one.acknowledgedBy(name, plain(byName), at), cite);
}

function tellVerdict(draft: Draft, { detail: { threat }, cite, name }: ToldThreat): void {
  const { one, verdicts } = texts[draft.language];
  const { verdict } = threat;
  draft.say(verdict ? one.verdict(name, verdicts[verdict.verdict], plain(verdict.reason)) : one.noVerdict(name), cite);
}

function tellConnections(draft: Draft, { detail: { connections }, cite, name }: ToldThreat): void {
  const { one } = texts[draft.language];
  if (connections.length === 0) {
    draft.say(one.noConnections(name), cite);
    return;
  }
  const links = connections.slice(0, namedAtMost).map(({ record }) => draft.name(record.name, hrefOfRecord(record)));
  draft.say(one.connections(name, connections.length, draft.figure(connections.length, cite), draft.show.list(links)));
}

const own: Readonly<Record<string, Tell>> = {
  'aspect:severity': (draft, { detail: { threat }, cite, name }) =>
    draft.say(texts[draft.language].one.severity(name, texts[draft.language].severities[threat.severity]), cite),
  'aspect:status': (draft, { detail: { threat }, cite, name }) =>
    draft.say(texts[draft.language].one.status(name, texts[draft.language].statuses[threat.status]), cite),
  'aspect:seen': (draft, { detail: { threat }, cite, name }) =>
    draft.say(texts[draft.language].one.seen(name, draft.show.instant(threat.timestamp)), cite),
  'state:acknowledged': tellAcknowledged,
  'state:unacknowledged': tellAcknowledged,
  'aspect:verdict': tellVerdict,
  'topic:connection': tellConnections,
};

/** What can be asked about one threat, by the concept that asks for it. */
export const aspectsOfThreat: readonly string[] = [...Object.keys(own), ...sharedAspects];

/** Says each of some aspects once. */
export function tellThreat(draft: Draft, told: ToldThreat, aspects: readonly string[]): void {
  const isAcknowledgement = (aspect: string) => aspect.endsWith('acknowledged');
  const [first] = aspects.filter(isAcknowledgement);
  for (const aspect of withoutTwins(aspects).filter((one) => one === first || !isAcknowledgement(one))) {
    const tell = own[aspect];
    if (tell) tell(draft, told);
    else tellAspect(draft, told, aspect);
  }
}

/** A threat in a few sentences. */
export function summariseThreat(draft: Draft, told: ToldThreat): void {
  const text = texts[draft.language];
  const { severity, status, type } = told.detail.threat;
  draft.say(text.one.is(told.name, plain(type), text.severities[severity], text.statuses[status]), told.cite);
  tellThreat(draft, told, ['aspect:source', 'aspect:seen', 'state:acknowledged']);
  tellIncidents(draft, told);
  tellConnections(draft, told);
}
