import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

// What the fields of a form have to hold. Written by hand: a library of schemas weighs 7 KB on the first
// page, which has a form, and the server checks all of it again.

/** Says what is wrong with a field's value; undefined where nothing is. */
type Rule<Value, Form> = (value: Value, form: Form) => string | undefined;

/** The rules of each field, of which the first that is broken shows. */
export type Rules<Form> = { [Name in keyof Form]: readonly Rule<Form[Name], Form>[] };

// As zod has it: what people type as an address, and not all that the standard allows.
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const rule = {
  atLeast: (min: number, message: string) => (text: string) =>
    text.length >= min ? undefined : message,
  atMost: (max: number, what: string) => (text: string) =>
    text.length <= max ? undefined : `${what} must be at most ${max} characters`,
  matches: (pattern: RegExp, message: string) => (text: string) =>
    pattern.test(text) ? undefined : message,
  email: (text: string) => (EMAIL.test(text) ? undefined : 'Invalid email format'),
  ticked: (message: string) => (isTicked: boolean) => (isTicked ? undefined : message),
};

/** All fields are checked together, so that everything that is wrong shows at once. */
export function resolverOf<Form extends FieldValues>(rules: Rules<Form>): Resolver<Form> {
  return (form) => {
    const broken = Object.entries(rules).flatMap(([name, own]) => {
      const messages = (own as readonly Rule<unknown, Form>[]).map((each) =>
        each(form[name], form),
      );
      const message = messages.find((said) => said !== undefined);
      return message === undefined ? [] : [[name, { type: 'rule', message }]];
    });
    return broken.length === 0
      ? { values: form, errors: {} }
      : { values: {}, errors: Object.fromEntries(broken) as FieldErrors<Form> };
  };
}
