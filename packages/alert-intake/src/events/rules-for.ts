import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import type { SigmaRule } from '@halyard/detection/sigma';
import { type LogSourceTable, logSourceTables, productNames } from './log-source-tables.ts';
import { firstAt, valuesAt } from './value-at.ts';

/** The log source of an item, in Sigma's terms; null may be anything. */
type Origin = Readonly<Record<'product' | 'service' | 'category', readonly string[] | null>>;

const compact = (name: string | number) =>
  String(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function productsOf({ products, productAt = [], alsoAt = [] }: LogSourceTable, item: unknown) {
  if (products) return products;
  const textsAt = (paths: readonly string[]) => paths.flatMap((path) => firstAt(item, [path]));
  const own = textsAt(productAt);
  if (own.length === 0) return null;
  return [...own, ...textsAt(alsoAt)].map(compact).flatMap((name) => productNames[name] ?? name);
}

function categoriesOf({ categories, categoriesBy }: LogSourceTable, item: unknown): readonly string[] | null {
  if (!categoriesBy) return categories ?? null;
  const { at, of } = categoriesBy;
  const values = at.flatMap((path) => firstAt(item, [path])).map(String);
  const known = values.find((value) => Object.hasOwn(of, value));
  return values.length === 0 ? null : known === undefined ? [] : (of[known] ?? null);
}

function originOf(table: LogSourceTable, item: unknown): Origin {
  const service = table.serviceAt === undefined ? [] : valuesAt(item, table.serviceAt).map(String);
  return {
    product: productsOf(table, item),
    service: table.services ?? (service.length === 0 ? null : service),
    category: categoriesOf(table, item),
  };
}

const fits = ({ product, service, category }: SigmaRule['logsource'], origin: Origin): boolean =>
  // "Palo Alto Networks" and "Microsoft Windows" name more than Sigma does.
  (product === null || (origin.product?.some((own) => own.includes(compact(product))) ?? true)) &&
  (service === null || (origin.service?.includes(service) ?? true)) &&
  (category === null || (origin.category?.includes(category) ?? true));

type Ruled = { readonly rule: SigmaRule };

/** Rules cached by log source: items of a source are alike, rules are many. */
const chosen = new WeakMap<readonly Ruled[], Map<string, readonly Ruled[]>>();
// Senders name products.
const chosenMax = 500;

/** The rules that an item of a format is checked by: those whose log source it can be of. */
export function rulesFor<Rule extends Ruled>(
  rules: readonly Rule[],
  format: AlertFormat,
  item: unknown,
): readonly Rule[] {
  const table = logSourceTables[format];
  if (!table || rules.length === 0) return rules;
  const origin = originOf(table, item);
  const key = JSON.stringify(origin);
  const before = chosen.get(rules) ?? new Map<string, readonly Ruled[]>();
  const known = before.get(key);
  if (known) return known as readonly Rule[];
  const made = rules.filter(({ rule }) => fits(rule.logsource, origin));
  if (before.size >= chosenMax) before.clear();
  chosen.set(rules, before.set(key, made));
  return made;
}
