/** How many posts a tag or an author has. */
export function PostCount({ count }: { count: number }) {
  return <span className="post-count">{count === 1 ? '1 post' : `${count} posts`}</span>;
}
