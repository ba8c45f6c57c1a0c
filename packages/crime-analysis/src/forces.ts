type Force = { readonly slug: string; readonly name: string; readonly alsoKnownAs?: readonly string[] };

/**
 * The territorial forces of England, Wales and Northern Ireland and the British Transport Police: the slug of the
 * publisher's file names (`2024-01-btp-street.csv`) and the name of its column `Reported by`.
 */
export const allForces: readonly Force[] = [
  { slug: 'avon-and-somerset', name: 'Avon and Somerset Constabulary' },
  { slug: 'bedfordshire', name: 'Bedfordshire Police' },
  { slug: 'btp', name: 'British Transport Police' },
  { slug: 'cambridgeshire', name: 'Cambridgeshire Constabulary' },
  { slug: 'cheshire', name: 'Cheshire Constabulary' },
  { slug: 'city-of-london', name: 'City of London Police' },
  { slug: 'cleveland', name: 'Cleveland Police' },
  { slug: 'cumbria', name: 'Cumbria Constabulary' },
  { slug: 'derbyshire', name: 'Derbyshire Constabulary' },
  { slug: 'devon-and-cornwall', name: 'Devon & Cornwall Police' },
  { slug: 'dorset', name: 'Dorset Police' },
  { slug: 'durham', name: 'Durham Constabulary' },
  { slug: 'dyfed-powys', name: 'Dyfed-Powys Police' },
  { slug: 'essex', name: 'Essex Police' },
  { slug: 'gloucestershire', name: 'Gloucestershire Constabulary' },
  { slug: 'greater-manchester', name: 'Greater Manchester Police' },
  { slug: 'gwent', name: 'Gwent Police' },
  {
    slug: 'hampshire',
    name: 'Hampshire Constabulary',
    alsoKnownAs: ['Hampshire and Isle of Wight Constabulary', 'Hampshire & Isle of Wight Constabulary'],
  },
  { slug: 'hertfordshire', name: 'Hertfordshire Constabulary' },
  { slug: 'humberside', name: 'Humberside Police' },
  { slug: 'kent', name: 'Kent Police' },
  { slug: 'lancashire', name: 'Lancashire Constabulary' },
  { slug: 'leicestershire', name: 'Leicestershire Police' },
  { slug: 'lincolnshire', name: 'Lincolnshire Police' },
  { slug: 'merseyside', name: 'Merseyside Police' },
  { slug: 'metropolitan', name: 'Metropolitan Police Service', alsoKnownAs: ['Metropolitan Police'] },
  { slug: 'norfolk', name: 'Norfolk Constabulary' },
  { slug: 'north-wales', name: 'North Wales Police' },
  { slug: 'north-yorkshire', name: 'North Yorkshire Police' },
  { slug: 'northamptonshire', name: 'Northamptonshire Police' },
  { slug: 'northern-ireland', name: 'Police Service of Northern Ireland' },
  { slug: 'northumbria', name: 'Northumbria Police' },
  { slug: 'nottinghamshire', name: 'Nottinghamshire Police' },
  { slug: 'south-wales', name: 'South Wales Police' },
  { slug: 'south-yorkshire', name: 'South Yorkshire Police' },
  { slug: 'staffordshire', name: 'Staffordshire Police' },
  { slug: 'suffolk', name: 'Suffolk Constabulary' },
  { slug: 'surrey', name: 'Surrey Police' },
  { slug: 'sussex', name: 'Sussex Police' },
  { slug: 'thames-valley', name: 'Thames Valley Police' },
  { slug: 'warwickshire', name: 'Warwickshire Police' },
  { slug: 'west-mercia', name: 'West Mercia Police', alsoKnownAs: ['West Mercia Constabulary'] },
  { slug: 'west-midlands', name: 'West Midlands Police' },
  { slug: 'west-yorkshire', name: 'West Yorkshire Police' },
  { slug: 'wiltshire', name: 'Wiltshire Police' },
];

const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

// The contract's slugs have letters and hyphens only, so digits are spelled.
function slugOf(text: string): string {
  const spelled = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\d/g, (digit) => ` ${digitWords[Number(digit)]} `);
  const slug = spelled
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 61);
  const bare = slug.replaceAll(/^-+|-+$/g, '');
  return bare.length > 1 ? bare : 'unnamed-force';
}

const nameBySlug = new Map(allForces.map(({ slug, name }) => [slug, name]));
const slugByName = new Map(
  allForces.flatMap(({ slug, name, alsoKnownAs = [] }) =>
    [slug, name, ...alsoKnownAs].map((known) => [slugOf(known), slug] as const),
  ),
);

/** The name of a force; of an unknown one its slug with capitals: `Isle Of Man`. */
export function forceName(slug: string): string {
  return nameBySlug.get(slug) ?? slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The slug of the force that the column `Reported by` names; of an unknown one, a slug made from the text. */
export function forceOf(reportedBy: string): string {
  const slug = slugOf(reportedBy);
  return slugByName.get(slug) ?? slug;
}
