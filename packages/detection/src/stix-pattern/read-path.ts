import type { ObjectPath, Step } from './pattern.ts';
import type { TokenReader } from './token-reader.ts';

function readKey(reader: TokenReader): Step {
  if (reader.token.kind === 'string') return { kind: 'key', name: reader.next('string', 'a property').text };
  return { kind: 'key', name: reader.name('the name of a property', false) };
}

function readIndex(reader: TokenReader): Step {
  if (reader.take('*')) return { kind: 'index', index: '*' };
  const { text } = reader.token;
  if (text.includes('.')) reader.fail('a whole number or *');
  return { kind: 'index', index: Number(reader.next('number', 'a whole number or *').text) };
}

function writeStep(step: Step): string {
  if (step.kind === 'index') return `[${step.index}]`;
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(step.name) ? `.${step.name}` : `.'${step.name.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** `network-traffic:dst_ref.value`, `file:hashes.'SHA-256'`, `email-message:to_refs[*].value`. */
export function readPath(reader: TokenReader): ObjectPath {
  const object = reader.name('the type of an object', true);
  reader.require(':');
  const steps = [readKey(reader)];
  for (;;) {
    if (reader.take('.')) steps.push(readKey(reader));
    else if (reader.take('[')) {
      steps.push(readIndex(reader));
      reader.require(']');
    } else break;
  }
  return { object, steps, text: `${object}:${steps.map(writeStep).join('').slice(1)}` };
}
