import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch } from '../crime-filter.ts';

const readId = (value: unknown) => (/^[A-Za-z0-9_-]{1,64}$/.test(String(value ?? '')) ? String(value) : undefined);

/** Which import and which file are open; the address bar keeps them as `import` and `file`. */
export function useOpenImport() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '.',
      search: (before) => changeSearch(before, next) as typeof before,
      replace: true,
      resetScroll: false,
    });
  return {
    importId: readId(search.import),
    fileId: readId(search.file),
    openImport: (id: string | undefined) => change({ import: id, file: undefined }),
    openFile: (id: string | undefined) => change({ file: id }),
  };
}

export type OpenImport = ReturnType<typeof useOpenImport>;
