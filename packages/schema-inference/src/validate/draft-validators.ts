import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { Ajv, type CodeOptions } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import draft04Module from 'ajv-draft-04';
import formatsModule from 'ajv-formats';
import { openPattern } from '../pattern/open-pattern.ts';
import { addExactKeywords, addExactSteps } from './exact-keywords.ts';

// Both are CommonJS with a default inside their module object.
const Ajv04 = draft04Module.default;
const addFormats = formatsModule.default;
const checkedFormats = addFormats(new Ajv({ logger: false })).formats;

export interface AjvChoices {
  readonly draft: SchemaDraft;
  /** ECMA-262 requires the `u` flag; many published patterns are only valid without it. */
  readonly unicode: boolean;
  /** Documents contain placeholders for exact numbers. */
  readonly isExact: boolean;
  /** Hears of patterns that may take forever. */
  readonly onBacktracking?: (pattern: string) => void;
}

/** Whether a format is one that the validators check; all others they ignore. */
export function isCheckedFormat(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(checkedFormats, name);
}

/** A validator of one draft. It has no way to load anything: references to other documents fail by name. */
export function openAjv({ draft, unicode, isExact, onBacktracking = () => {} }: AjvChoices): Ajv {
  const ajv = constructed(draft, {
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    // The schema was checked before; checking it here would also load what `$schema` names.
    validateSchema: false,
    unicodeRegExp: unicode,
    code: { regExp: patternEngine(onBacktracking) },
    // Before 2019-09 what is beside `$ref` is ignored.
    ignoreKeywordsWithRef: draft === 'draft-04' || draft === 'draft-06' || draft === 'draft-07',
  });
  addFormats(ajv);
  addExactSteps(ajv);
  if (isExact) addExactKeywords(ajv);
  return ajv;
}

function patternEngine(onBacktracking: (pattern: string) => void): NonNullable<CodeOptions['regExp']> {
  const compile = (expression: string, flags: string) => {
    const pattern = openPattern(expression, flags);
    if (!pattern.isLinear) onBacktracking(expression);
    return pattern;
  };
  // Ajv only writes it into generated code for files, which is not used here.
  return Object.assign(compile, { code: 'openPattern' });
}

function constructed(draft: SchemaDraft, options: ConstructorParameters<typeof Ajv>[0]): Ajv {
  if (draft === '2020-12') return new Ajv2020(options) as unknown as Ajv;
  if (draft === '2019-09') return new Ajv2019(options) as unknown as Ajv;
  if (draft === 'draft-04') return new Ajv04(options) as unknown as Ajv;
  const ajv = new Ajv(options);
  if (draft === 'draft-06') withoutLaterKeywords(ajv);
  return ajv;
}

/** Draft-06 does not know conditions. */
function withoutLaterKeywords(ajv: Ajv): void {
  ajv.addMetaSchema(draft06);
  for (const keyword of ['if', 'then', 'else']) ajv.removeKeyword(keyword);
}
