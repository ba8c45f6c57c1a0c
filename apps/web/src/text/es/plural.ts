const rules = new Intl.PluralRules('es');

/** The Spanish form that goes with a count: `plural(1, { one: 'tarea', other: 'tareas' })`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
