import { editions } from '@/lib/content/model/edition';
import { listPages } from '@/lib/content/model/page-list';

export const dynamic = 'force-static';

/** Address and title of every listed page; the not-found page looks for near ones in it. */
export function GET() {
  return Response.json(editions().flatMap(listPages));
}
