/**
 * The terms that apply to a member: brands may name separate terms for Texas retail enrolment
 * (`programEnrollment.texas_retail`, BRD-32).
 */
export function termsUrl(
  brand: { readonly termsUrl: string; readonly texasTermsUrl: string | null },
  enrollment: { readonly texasRetail: boolean },
): string {
  return enrollment.texasRetail && brand.texasTermsUrl !== null ? brand.texasTermsUrl : brand.termsUrl;
}
