import { useNavigate, useSearch } from '@tanstack/react-router';

const readId = (value: unknown) => (/^[A-Za-z0-9_-]{1,64}$/.test(String(value ?? '')) ? String(value) : undefined);

function withOpen<S extends object>(before: S, id: string | undefined): S {
  const others = Object.entries(before).filter(([name]) => name !== 'import');
  return Object.fromEntries(id === undefined ? others : [...others, ['import', id]]) as S;
}

/** Which import is open; the address bar keeps it as `import`. */
export function useOpenImport() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return {
    openId: readId(search.import),
    open: (id: string | undefined) =>
      void navigate({ to: '.', search: (before) => withOpen(before, id), replace: true, resetScroll: false }),
  };
}
