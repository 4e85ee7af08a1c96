/**
 * The address of the terms for a member: Texas retail enrolment (`programEnrollment.texas_retail`) has its own terms
 * on brands that name some (BRD-32).
 */
export function termsUrl(
  brand: { readonly termsUrl: string; readonly texasTermsUrl: string | null },
  enrollment: { readonly texasRetail: boolean },
): string {
  return enrollment.texasRetail && brand.texasTermsUrl !== null ? brand.texasTermsUrl : brand.termsUrl;
}
