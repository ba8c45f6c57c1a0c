import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { expect, test } from 'vitest';
import { observableId } from './observable-id.ts';

// The first is the example of the specification (section 2.9), the next two are what other libraries derive; the rest
// was derived with Python's `uuid.uuid5` and `json.dumps`.
test.each<[type: ObservableType, value: string, id: string]>([
  ['ipv4-addr', '198.51.100.3', 'ipv4-addr--28bb3599-77cd-5a82-a950-b5bc3caf07c4'],
  ['ipv6-addr', '2001:db8::1', 'ipv6-addr--6469e3a9-b053-5e34-a025-9396ae051d26'],
  ['domain-name', 'example.com', 'domain-name--bedb4899-d24b-5401-bc86-8f6b4cc18ec7'],
  ['url', 'https://evil.example/a?b=1&c=2', 'url--261be148-e415-5807-9d2b-30b0604bc109'],
  ['email-addr', 'eve@evil.example', 'email-addr--490607af-f265-5294-b0eb-868b42303315'],
  ['file-hash', '9e107d9d372bb6826bd81d3542a419d6', 'file--f2a8c83d-065e-585c-bcaa-1a52461e400f'],
  [
    'file-hash',
    'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592',
    'file--37624908-41c9-5115-9807-490084239c3f',
  ],
  ['file-name', 'résumé.exe', 'file--0bd8c070-650f-5490-b35b-956f75c39b90'],
  ['mac-addr', '00:1b:44:11:3a:b7', 'mac-addr--8ea8ba43-a4e7-5069-b0d2-78f3def129bf'],
  ['registry-key', 'HKEY_USERS\\Example', 'windows-registry-key--d7ac6d61-7818-505f-9d93-81c38de0ae2b'],
  ['user-account', 'anna', 'user-account--9e85b177-c495-5b58-8c0c-25e11c712af0'],
  ['process', 'run.exe -x', 'process--0e1cb011-86d3-599c-b271-0728324a65e5'],
  ['host', 'web-1', 'x-halyard-host--b6213552-04af-5726-a5a4-6d33960920a1'],
  ['cve', 'CVE-2021-44228', 'vulnerability--c2290270-1579-5e6b-a5f1-f69afcc5c9e1'],
])('%s %s has the identifier %s', (type, value, id) => {
  expect(observableId(type, value)).toBe(id);
});

test('each type has identifiers of its own', () => {
  const ids = observableTypes.map((type) => observableId(type, 'x'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[a-z0-9-]+--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
