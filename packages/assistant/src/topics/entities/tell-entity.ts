import type { Draft } from '../../draft/create-draft.ts';
import { tellConnections } from '../connections/tell-connections.ts';
import { sharedAspects, tellAspect, tellIncidents, withoutTwins } from '../threats/tell-record.ts';
import type { ToldEntity } from './entity-meant.ts';
import { riskOf, typeOf } from './list-of-entities.ts';
import { texts } from './texts.ts';

type Tell = (draft: Draft, told: ToldEntity) => void;

const own: Readonly<Record<string, Tell>> = {
  'aspect:risk': tellRisk,
  'aspect:activity': tellActivity,
  'topic:connection': (draft, told) => tellConnections(draft, told),
};

function tellRisk(draft: Draft, { detail: { entity }, cite, name }: ToldEntity): void {
  const { one } = texts[draft.language];
  const risk = riskOf(draft, entity);
  draft.say(risk === null ? one.noRisk(name) : one.risk(name, risk), cite);
}

function tellActivity(draft: Draft, { detail: { entity }, cite, name }: ToldEntity): void {
  const { one } = texts[draft.language];
  const { lastActivity } = entity;
  draft.say(lastActivity === null ? one.noActivity(name) : one.activity(name, draft.show.instant(lastActivity)), cite);
}

/** What can be asked about one entity, by the concept that asks for it. */
export const aspectsOfEntity: readonly string[] = [...Object.keys(own), ...sharedAspects];

/** Says each of some aspects. */
export function tellEntity(draft: Draft, told: ToldEntity, aspects: readonly string[]): void {
  for (const aspect of withoutTwins(aspects)) {
    const tell = own[aspect];
    if (tell) tell(draft, told);
    else tellAspect(draft, told, aspect);
  }
}

/** An entity in a few sentences, with its connections. */
export function summariseEntity(draft: Draft, told: ToldEntity): void {
  const { one } = texts[draft.language];
  const { entity } = told.detail;
  draft.say(one.is(told.name, typeOf(draft, entity.type)), told.cite);
  tellEntity(draft, told, [
    'aspect:risk',
    'aspect:activity',
    ...(entity.country === null ? [] : ['aspect:country']),
    ...(entity.description.trim() === '' ? [] : ['aspect:description']),
  ]);
  tellIncidents(draft, told);
  tellConnections(draft, told);
}
