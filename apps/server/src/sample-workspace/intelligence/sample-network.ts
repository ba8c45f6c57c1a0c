import type { ConnectionType, EntityType, Risk, Strength } from '@halyard/contracts/intelligence/entities.ts';

export type SampleEntity = {
  readonly name: string;
  readonly type: EntityType;
  readonly risk: Risk | null;
  readonly country: string | null;
  readonly description: string;
  /** Days since it was last active; null if unknown. */
  readonly quietDays: number | null;
};

export type SampleConnection = {
  readonly source: string;
  readonly target: string;
  readonly type: ConnectionType;
  readonly strength: Strength | null;
  readonly quietDays: number | null;
};

type Place = readonly [name: string, country: string, risk: Risk | null];

const places: readonly Place[] = [
  ['Rotterdam, Maasvlakte terminal', 'NL', 'Medium'],
  ['Antwerp, quay 612', 'BE', 'Medium'],
  ['Felixstowe, warehouse 7', 'GB', 'Low'],
  ['London, Canary Wharf office', 'GB', 'Low'],
  ['Manchester, data centre north', 'GB', null],
  ['Bucharest, sector 2', 'RO', 'High'],
  ['Lagos, Victoria Island', 'NG', 'Medium'],
  ['São Paulo, Vila Olímpia', 'BR', 'Medium'],
  ['Singapore, Jurong', 'SG', 'Low'],
  ['Valletta, Spinola', 'MT', 'High'],
  ['Gdańsk, free port', 'PL', 'Medium'],
  ['Hamburg, Speicherstadt', 'DE', null],
];

type Group = {
  readonly name: string;
  readonly risk: Risk | null;
  readonly country: string;
  readonly about: string;
  readonly place: number;
  readonly staff: readonly (readonly [name: string, risk: Risk | null])[];
};

const groups: readonly Group[] = [
  {
    name: 'Harbour Group Holding',
    risk: 'High',
    country: 'MT',
    place: 9,
    about: 'Holding whose subsidiaries rent server space under changing names.',
    staff: [
      ['Matteo Farrugia', 'High'],
      ['Ilse van der Meer', 'Medium'],
      ['Dorian Vella', 'High'],
    ],
  },
  {
    name: 'Quayline Hosting',
    risk: 'High',
    country: 'RO',
    place: 5,
    about: 'Hosting provider named in several credential theft cases.',
    staff: [
      ['Andrei Munteanu', 'High'],
      ['Sorina Dragan', 'Medium'],
    ],
  },
  {
    name: 'Meridian Freight',
    risk: 'Medium',
    country: 'NL',
    place: 0,
    about: 'Freight forwarder; its supplier portal was used for a sign-in burst.',
    staff: [
      ['Pieter Hoekstra', 'Low'],
      ['Nadia Benali', null],
      ['Joost Kuiper', 'Medium'],
      ['Femke Postma', 'Low'],
    ],
  },
  {
    name: 'Northgate Logistics',
    risk: 'Low',
    country: 'GB',
    place: 2,
    about: 'Warehouse operator and customer of Meridian Freight.',
    staff: [
      ['Gareth Pryce', 'Low'],
      ['Yasmin Chaudhry', null],
      ['Callum Reid', 'Low'],
    ],
  },
  {
    name: 'Brightwell Payments',
    risk: 'Medium',
    country: 'GB',
    place: 3,
    about: 'Payment processor whose invoices were copied for fraud.',
    staff: [
      ['Helena Marsh', 'Low'],
      ['Oluwaseun Adeyemi', 'Medium'],
      ['Beatrix Lowell', null],
    ],
  },
  {
    name: 'Sable Coast Trading',
    risk: 'High',
    country: 'NG',
    place: 6,
    about: 'Trading company that receives forwarded invoices.',
    staff: [
      ['Chinedu Okeke', 'High'],
      ['Amaka Eze', 'Medium'],
    ],
  },
  {
    name: 'Ouro Verde Importadora',
    risk: 'Medium',
    country: 'BR',
    place: 7,
    about: 'Importer with a shared director in the Harbour group.',
    staff: [
      ['Rafael Nogueira', 'Medium'],
      ['Luiza Prado', 'Low'],
    ],
  },
  {
    name: 'Straits Data Services',
    risk: 'Low',
    country: 'SG',
    place: 8,
    about: 'Data centre operator; answers requests within a day.',
    staff: [
      ['Wei Ling Tan', 'Low'],
      ['Arjun Pillai', null],
    ],
  },
  {
    name: 'Baltic Crown Shipping',
    risk: 'Medium',
    country: 'PL',
    place: 10,
    about: 'Shipping agent seen on both sides of the invoice fraud.',
    staff: [
      ['Katarzyna Zielińska', 'Medium'],
      ['Marek Wrona', 'High'],
    ],
  },
  {
    name: 'Elbe Registrar',
    risk: 'Low',
    country: 'DE',
    place: 11,
    about: 'Domain registrar of several lookalike domains.',
    staff: [['Friederike Ahlers', 'Low']],
  },
];

const person = (group: Group, index: number, [name, risk]: readonly [string, Risk | null]): SampleEntity => ({
  name,
  type: 'Person',
  risk,
  country: group.country,
  description: `Works for ${group.name}.`,
  quietDays: (index * 7 + name.length * 3) % 97,
});

/** The entities of the sample workspace: companies, the people who work there, and the places they are at. */
export const sampleEntities: readonly SampleEntity[] = [
  ...groups.map(
    ({ name, risk, country, about }, index): SampleEntity => ({
      name,
      type: 'Organization',
      risk,
      country,
      description: about,
      quietDays: (index * 5) % 40,
    }),
  ),
  ...groups.flatMap((group, index) => group.staff.map((staff) => person(group, index, staff))),
  ...places.map(
    ([name, country, risk], index): SampleEntity => ({
      name,
      type: 'Location',
      risk,
      country,
      description: 'A place named in reports.',
      quietDays: index === 4 ? null : (index * 11) % 80,
    }),
  ),
];

const link = (
  source: string,
  target: string,
  type: ConnectionType,
  strength: Strength | null,
  quietDays: number | null,
): SampleConnection => ({ source, target, type, strength, quietDays });

const strengthAt = (index: number): Strength => (['Strong', 'Medium', 'Weak'] as const)[index % 3] ?? 'Weak';

function connectionsOf(group: Group, index: number): SampleConnection[] {
  const names = group.staff.map(([name]) => name);
  const [first] = names;
  return [
    ...names.map((name, at) =>
      link(name, group.name, 'Employment', at === 0 ? 'Strong' : 'Medium', (index + at * 9) % 45),
    ),
    ...names
      .slice(1)
      .map((name, at) => link(first ?? name, name, 'Association', strengthAt(index + at), (index * 4 + at) % 60)),
    link(group.name, places[group.place]?.[0] ?? group.name, 'Association', 'Strong', (index * 6) % 70),
  ];
}

/** Connections between the companies; these make it one network and not ten. */
const ties: readonly SampleConnection[] = [
  link('Harbour Group Holding', 'Quayline Hosting', 'Customer', 'Strong', 2),
  link('Harbour Group Holding', 'Ouro Verde Importadora', 'Association', 'Strong', 6),
  link('Harbour Group Holding', 'Sable Coast Trading', 'Customer', 'Medium', 11),
  link('Harbour Group Holding', 'Baltic Crown Shipping', 'Customer', 'Weak', 34),
  link('Meridian Freight', 'Northgate Logistics', 'Customer', 'Strong', 1),
  link('Meridian Freight', 'Brightwell Payments', 'Customer', 'Medium', 4),
  link('Meridian Freight', 'Baltic Crown Shipping', 'Customer', 'Medium', 9),
  link('Northgate Logistics', 'Brightwell Payments', 'Customer', 'Weak', 21),
  link('Brightwell Payments', 'Straits Data Services', 'Customer', 'Strong', 3),
  link('Quayline Hosting', 'Elbe Registrar', 'Customer', 'Medium', 5),
  link('Sable Coast Trading', 'Baltic Crown Shipping', 'Customer', 'Weak', 48),
  link('Ouro Verde Importadora', 'Baltic Crown Shipping', 'Customer', 'Weak', 63),
  link('Dorian Vella', 'Andrei Munteanu', 'Association', 'Strong', 1),
  link('Dorian Vella', 'Chinedu Okeke', 'Association', 'Medium', 8),
  link('Matteo Farrugia', 'Rafael Nogueira', 'Association', 'Strong', 13),
  link('Marek Wrona', 'Dorian Vella', 'Association', 'Medium', 2),
  link('Marek Wrona', 'Joost Kuiper', 'Association', 'Weak', 27),
  link('Sorina Dragan', 'Friederike Ahlers', 'Association', 'Weak', null),
  link('Oluwaseun Adeyemi', 'Amaka Eze', 'Association', null, 52),
  link('Andrei Munteanu', 'Bucharest, sector 2', 'Association', 'Strong', 1),
  link('Chinedu Okeke', 'Antwerp, quay 612', 'Association', 'Weak', 40),
  link('Marek Wrona', 'Antwerp, quay 612', 'Association', 'Medium', 16),
  link('Straits Data Services', 'Manchester, data centre north', 'Association', 'Medium', 19),
];

export const sampleConnections: readonly SampleConnection[] = [...groups.flatMap(connectionsOf), ...ties];
