import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { CrimeRejection } from '@halyard/contracts/crime-imports.ts';
import Papa from 'papaparse';

type Line = Readonly<Record<string, string | undefined>>;

function toRejection({ line, reason, column, text }: Line): CrimeRejection {
  return {
    line: Number(line),
    reason: reason as CrimeRejection['reason'],
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
export async function readRejections(path: string, most: number): Promise<CrimeRejection[]> {
  if (!(await isThere(path))) return [];
  const rejections: CrimeRejection[] = [];
  const file = createReadStream(path);
  try {
    await new Promise<void>((resolve, reject) => {
      Papa.parse<Line>(file, {
        header: true,
        skipEmptyLines: true,
        step({ data }, parser) {
          rejections.push(toRejection(data));
          if (rejections.length >= most) parser.abort();
        },
        complete: () => resolve(),
        error: reject,
      });
    });
  } finally {
    file.destroy();
  }
  return rejections;
}
