import type {
  AttackDomain,
  AttackMatrix,
  AttackTactic,
  AttackTechnique,
  OutsideTechnique,
} from '@halyard/contracts/intelligence/attack.ts';
import { parentOf } from '@halyard/contracts/intelligence/technique-number.ts';
import { knownTactics } from './catalogue/known-tactics.ts';
import { type Catalogue, isPlaced, isPlacedSomewhere, type Technique } from './catalogue/read-catalogue.ts';
import type { Tally } from './count-techniques.ts';
import { countRules, type DetectionRule } from './detection-rule.ts';

type Rule = Pick<DetectionRule, 'state' | 'proof'>;

type Counted = Tally & { readonly detections: ReadonlyMap<string, ReadonlySet<Rule>> };

type Figures = Pick<AttackTechnique, 'threats' | 'alerts' | 'incidents' | keyof ReturnType<typeof countRules>>;

const figuresOf = (number: string, { threats, alerts, incidents, detections }: Counted): Figures => ({
  threats: threats.get(number)?.size ?? 0,
  alerts: alerts.get(number) ?? 0,
  incidents: incidents.get(number)?.size ?? 0,
  ...countRules([...(detections.get(number) ?? [])]),
});

const inWords = (shortName: string) =>
  shortName.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The columns of a domain: imported tactics, else the known ones, and last additional ones named by techniques. */
export function tacticsOf(
  { tactics, techniques }: Catalogue,
  domain: AttackDomain,
): { readonly list: readonly AttackTactic[]; readonly from: AttackMatrix['tacticsFrom'] } {
  const from = tactics[domain].length > 0 ? 'imported' : 'known';
  const list = from === 'imported' ? tactics[domain] : knownTactics[domain];
  const known = new Set(list.map(({ shortName }) => shortName));
  const placed = [...techniques.values()].filter((one) => isPlaced(one, domain));
  const more = [...new Set(placed.flatMap(({ places }) => places[domain]))].filter((name) => !known.has(name)).sort();
  return { list: [...list, ...more.map((shortName) => ({ id: '', shortName, name: inWords(shortName) }))], from };
}

const byName = (one: { number: string; name: string }, other: { number: string; name: string }) =>
  one.name.localeCompare(other.name, 'en') || (one.number < other.number ? -1 : 1);

function toOutside(number: string, technique: Technique | undefined, counted: Counted): OutsideTechnique {
  const { name = null, reason = null } = technique ?? {};
  return { number, name, reason: reason ?? 'unknown', ...figuresOf(number, counted) };
}

/** Numbers that records or rules name and that no matrix has: of bundles that are not here, or withdrawn. */
function outsideOf({ techniques }: Catalogue, counted: Counted): OutsideTechnique[] {
  const { threats, alerts, incidents, detections } = counted;
  const named = new Set([threats, alerts, incidents, detections].flatMap((map) => [...map.keys()]));
  return [...named]
    .filter((number) => {
      const technique = techniques.get(number);
      if (technique && isPlacedSomewhere(technique)) return false;
      // An unknown parent adds nothing to the sub-technique that named it.
      return parentOf(number) !== null || technique !== undefined || !hasOnlySubs(number, named, counted);
    })
    .sort()
    .map((number) => toOutside(number, techniques.get(number), counted));
}

function hasOnlySubs(number: string, named: ReadonlySet<string>, counted: Counted): boolean {
  const subs = [...named].filter((one) => parentOf(one) === number);
  const own = figuresOf(number, counted);
  return subs.some((sub) => {
    const figures = figuresOf(sub, counted);
    return (Object.keys(own) as (keyof Figures)[]).every((name) => own[name] === figures[name]);
  });
}

type Asked = Pick<AttackMatrix, 'domain' | 'period'>;
type Built = Omit<AttackMatrix, 'importedAt' | 'since' | 'until'>;

/** The matrix of a domain with the counts of each technique. */
export function buildMatrix(catalogue: Catalogue, counted: Counted, { domain, period }: Asked): Built {
  const { list, from } = tacticsOf(catalogue, domain);
  const all = [...catalogue.techniques.values()];
  const order = list.map(({ shortName }) => shortName);
  const techniques = all.filter((one) => isPlaced(one, domain));
  const topLevel = (of: AttackDomain) => all.filter((one) => isPlaced(one, of) && parentOf(one.number) === null).length;
  return {
    domain,
    period,
    version: catalogue.versions[domain],
    tacticsFrom: from,
    tactics: [...list],
    techniques: techniques.sort(byName).map(({ number, name, places, platforms }) => ({
      number,
      name,
      parent: parentOf(number),
      tactics: order.filter((shortName) => places[domain].includes(shortName)),
      platforms: [...platforms],
      ...figuresOf(number, counted),
    })),
    outside: outsideOf(catalogue, counted),
    domains: { enterprise: topLevel('enterprise'), mobile: topLevel('mobile'), ics: topLevel('ics') },
  };
}
