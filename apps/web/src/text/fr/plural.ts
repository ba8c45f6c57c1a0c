const rules = new Intl.PluralRules('fr');

/** The French form that goes with a count: `plural(1, { one: 'tâche', other: 'tâches' })`; none and one are singular. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
