import { useScreenData } from '../../platform/screen/screen.ts';
import { AllArticles } from './AllArticles.tsx';
import type { loader } from './helpLoader.ts';
import { OneArticle } from './OneArticle.tsx';

/** `/help`, and one article of it. Open to everyone. */
export default function HelpScreen() {
  const { id } = useScreenData<typeof loader>();
  return id === null ? <AllArticles /> : <OneArticle key={id} id={id} />;
}
