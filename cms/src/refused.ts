/** A refusal in the form that the pages of the CMS expect. */
export function refused(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
