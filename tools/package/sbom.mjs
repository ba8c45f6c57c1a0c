import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

/** `npm sbom` of a tree that is there: it asks no registry. npm is the one that runs us, else the one on the path. */
function askNpm(folder) {
  const words = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--offline'];
  const script = process.env.npm_execpath;
  const [program, own] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return JSON.parse(execFileSync(program, [...own, ...words], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

/** The same content has the same name: a version 8 UUID (RFC 9562) of its hash. */
function nameOf(content) {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** Writes the CycloneDX bill of materials of a staged tree, Node.js included. `time` in seconds since 1970. */
export function writeSbom(folder, file, time) {
  const sbom = askNpm(folder);
  const { version } = JSON.parse(
    readFileSync(inRoot('node_modules', `node-linux-${process.arch}`, 'package.json'), 'utf8'),
  );
  const purl = `pkg:generic/node@${version}`;
  sbom.components.push({ 'bom-ref': purl, type: 'application', name: 'node', version, scope: 'required', purl });
  sbom.metadata.timestamp = new Date(time * 1000).toISOString();
  sbom.metadata.component.name = 'halyard';
  sbom.metadata.component.type = 'application';
  sbom.serialNumber = nameOf([sbom.metadata, sbom.components]);
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  writeFileSync(join(folder, 'sbom.cdx.json'), readFileSync(file));
}
