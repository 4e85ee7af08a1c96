import type { Signup } from '../../../../../codegen/rest/types.ts';
import type { AppServices } from '../../../platform/screen/app.ts';
import type { Outcome } from '../../../platform/transport/failure.ts';

export interface UtilityChoice {
  /** `value` of the option; 999 for one that is not listed. */
  readonly utility: string;
  readonly utility_free_text: string;
  readonly zip_code: string;
  /** A JSON object of texts. */
  readonly extras: string;
}

/** SGN-25: the one call of the sign-up that is form data. */
export function sendUtility(
  { rest }: Pick<AppServices, 'rest'>,
  choice: UtilityChoice,
): Promise<Outcome<Signup>> {
  const form = new FormData();
  for (const [name, text] of Object.entries(choice)) form.append(name, text as string);
  return rest.act(
    '/signup/select_utility',
    { body: choice, bodySerializer: () => form },
    { fieldsShown: ['utility', 'utility_free_text'] },
  );
}
