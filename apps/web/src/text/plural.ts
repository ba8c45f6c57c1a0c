const rules = new Intl.PluralRules('en');

/** The form that goes with a count: `plural(1, { one: 'task', other: 'tasks' })`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
