import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { CrimeRefusal } from '@halyard/contracts/crime-imports.ts';
import Papa from 'papaparse';

type Line = Readonly<Record<string, string | undefined>>;

function toRefusal({ line, reason, column, text }: Line): CrimeRefusal {
  return {
    line: Number(line),
    reason: reason as CrimeRefusal['reason'],
    column: column || null,
    text: text ?? '',
  };
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The first rejected rows of a file, as the importer wrote them down; none when it wrote none. */
export async function readRefusals(path: string, most: number): Promise<CrimeRefusal[]> {
  if (!(await isThere(path))) return [];
  const refusals: CrimeRefusal[] = [];
  const file = createReadStream(path);
  try {
    await new Promise<void>((resolve, reject) => {
      Papa.parse<Line>(file, {
        header: true,
        skipEmptyLines: true,
        step({ data }, parser) {
          refusals.push(toRefusal(data));
          if (refusals.length >= most) parser.abort();
        },
        complete: () => resolve(),
        error: reject,
      });
    });
  } finally {
    file.destroy();
  }
  return refusals;
}
