interface Refusal {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

/** Why the CMS refused a request, in its own words: those about a field before those about the whole. */
export async function reasonOf(answer: Response): Promise<string> {
  try {
    const { errors } = (await answer.json()) as Refusal;
    const [first] = errors ?? [];
    return first?.data?.errors?.[0]?.message ?? first?.message ?? `status ${answer.status}`;
  } catch {
    return `status ${answer.status}`;
  }
}
