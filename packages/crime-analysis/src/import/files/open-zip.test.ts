import { randomBytes } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { csv, openTestFolder, streetHeader, streetRow, streetRows } from '../testing/test-folder.ts';
import { checkZip, openZip } from './open-zip.ts';

const good = csv(streetHeader, ...streetRows(5));

async function zipOf(entries: Readonly<Record<string, string | Buffer>>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode });
  }
  zip.end();
  return await buffer(zip.outputStream);
}

// yazl rejects to write such a name, so one of the same length is exchanged afterwards.
const renameEntry = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

function setFlagOfEntries(zip: Buffer, flag: number): Buffer {
  const changed = Buffer.from(zip);
  const directory = changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  changed.writeUInt16LE(changed.readUInt16LE(directory + 8) | flag, directory + 8);
  return changed;
}

describe('importing a zip', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  beforeEach(async () => {
    home = await openTestFolder();
  });
  afterEach(() => home.remove());

  const importZip = async (zip: Buffer) => {
    const { outcome, reports, left } = await home.importFile('archive.zip', zip);
    return {
      problem: outcome.problem,
      files: reports.map(({ name, problem, rowsImported }) => [name, problem ?? rowsImported]),
      left: left.length,
    };
  };

  test('its CSV files are imported in the order of their names, other files are left out', async () => {
    const zip = await zipOf({
      '2024-02/2024-02-kent-street.csv': csv(streetHeader, streetRow(9, { month: '2024-02' })),
      '2024-01/2024-01-kent-street.csv': good,
      'readme.txt': 'hello',
      '__MACOSX/2024-01/._2024-01-kent-street.csv': 'x',
    });

    expect(await importZip(zip)).toEqual({
      problem: null,
      files: [
        ['2024-01/2024-01-kent-street.csv', 5],
        ['2024-02/2024-02-kent-street.csv', 1],
      ],
      left: 2,
    });
  });

  test('only the month that was asked for is imported from an archive of several', async () => {
    const path = await home.put(
      'all.zip',
      await zipOf({ '2024-01/2024-01-kent-street.csv': good, '2024-02/2024-02-kent-street.csv': good }),
    );

    const january = await home.importPath(path, 'all.zip', { onlyMonth: '2024-01' });
    const may = await home.importPath(path, 'all.zip', { onlyMonth: '2024-05' });

    expect(january.reports.map(({ name }) => name)).toEqual(['2024-01/2024-01-kent-street.csv']);
    expect(may.outcome.problem).toBe('nothing_to_import');
  });

  test.each(['../../../../tmp/x.csv', '/etc/cron.daily/ab.csv', 'C:\\windows\\abcd.csv', 'C:/windows/abcdef.csv'])(
    'an entry named %s is rejected as an unsafe path, the rest is imported',
    async (unsafe) => {
      const placeholder = 'x'.repeat(unsafe.length - 4).concat('.csv');
      const zip = renameEntry(await zipOf({ 'a.csv': good, [placeholder]: good }), placeholder, unsafe);

      const { files, left } = await importZip(zip);

      expect(files.toSorted()).toEqual(
        [
          ['a.csv', 5],
          [unsafe, 'unsafe_path'],
        ].toSorted(),
      );
      expect(left).toBe(1);
    },
  );

  test('a symbolic link in a zip is rejected', async () => {
    const zip = await zipOf({ 'link.csv': '/etc/passwd' }, 0o120777);

    expect((await importZip(zip)).files).toEqual([['link.csv', 'not_a_regular_file']]);
  });

  test('an encrypted entry is rejected', async () => {
    const zip = setFlagOfEntries(await zipOf({ 'secret.csv': good }), 1);

    expect((await importZip(zip)).files).toEqual([['secret.csv', 'encrypted']]);
  });

  test('an entry that unpacks to more than 100 times its size is a bomb and is not unpacked', async () => {
    const zip = await zipOf({ 'a.csv': good, 'bomb.csv': Buffer.alloc(8 * 1024 * 1024, 'a') });

    expect((await importZip(zip)).files).toEqual([
      ['a.csv', 5],
      ['bomb.csv', 'bomb'],
    ]);
  });

  test('an entry that lies about its size is rejected as damaged, however much it unpacks to', async () => {
    const zip = await zipOf({ 'bomb.csv': Buffer.alloc(8 * 1024 * 1024, 'a') });
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(1_000, directory + 24);

    expect((await importZip(zip)).files).toEqual([['bomb.csv', 'corrupt_zip']]);
  });

  test('a zip that states more than 8 GiB in all is rejected as a whole', async () => {
    const zip = await zipOf(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.csv`, good])));
    for (
      let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      at >= 0;
      at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 1)
    ) {
      zip.writeUInt32LE(1024 ** 3, at + 24);
    }

    expect(await importZip(zip)).toEqual({ problem: 'bomb', files: [], left: 0 });
  });

  test('a zip with more than 6,000 entries is rejected as a whole', async () => {
    const zip = await zipOf({ 'a.csv': good });
    const end = zip.indexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    zip.writeUInt16LE(6_001, end + 8);
    zip.writeUInt16LE(6_001, end + 10);

    expect((await importZip(zip)).problem).toBe('too_many_entries');
  });

  test('a zip that was cut off is corrupt', async () => {
    const zip = await zipOf({ 'a.csv': good });

    expect((await importZip(zip.subarray(0, zip.length - 40))).problem).toBe('corrupt_zip');
  });

  test('an entry with damaged bytes is rejected, the rest is imported', async () => {
    const zip = await zipOf({ 'a.csv': good, 'b.csv': csv(streetHeader, ...streetRows(300)) });
    const second = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 3, 4]));
    zip.fill(0x55, second + 400, second + 500);

    expect((await importZip(zip)).files).toEqual([
      ['a.csv', 5],
      ['b.csv', 'corrupt_zip'],
    ]);
  });

  test('a zip in a zip is rejected, a zip without any CSV has nothing to import', async () => {
    expect((await importZip(await zipOf({ 'inner.zip': await zipOf({ 'a.csv': good }) }))).files).toEqual([
      ['inner.zip', 'not_csv'],
    ]);
    expect((await importZip(await zipOf({ 'readme.txt': 'hello' }))).problem).toBe('nothing_to_import');
  });

  test('what an archive is rejected for as a whole is found in its directory, without unpacking anything', async () => {
    const zip = await zipOf({ 'a.csv': good });
    const sound = await home.put('sound.zip', zip);
    const end = zip.indexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    zip.writeUInt16LE(6_001, end + 8);
    zip.writeUInt16LE(6_001, end + 10);
    const { signal } = new AbortController();

    await expect(checkZip(await home.put('many.zip', zip), signal)).rejects.toMatchObject({
      problem: 'too_many_entries',
    });
    await expect(checkZip(sound, signal)).resolves.toBeUndefined();
    await expect(checkZip(await home.put('plain.csv', good), signal)).resolves.toBeUndefined();
  });

  test('nothing is written of an entry that does not begin as police data', async () => {
    const letter = `Dear reader,\n${randomBytes(2 * 1024 * 1024).toString('hex')}`;
    const path = await home.put('letter.zip', await zipOf({ 'letter.csv': letter }));
    const work = join(home.root, 'unpacked');
    await mkdir(work);
    const { signal } = new AbortController();

    const { files, close } = await openZip(path, work, signal);
    await expect(files[0]?.take(signal)).rejects.toMatchObject({ problem: 'unknown_header' });
    close();

    const sizes = await Promise.all((await readdir(work)).map(async (name) => (await stat(join(work, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(0);
  });

  test('a zip in disguise is rejected like a file of another kind', async () => {
    const { files } = await importZip(await zipOf({ 'inner.csv': await zipOf({ 'a.csv': good }) }));

    expect(files).toEqual([['inner.csv', 'not_csv']]);
  });
});
