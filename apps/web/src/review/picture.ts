/**
 * Picture of the slate, to be shown around: the drawing of the page with its colours written into it, as a PNG.
 */
const NAMES = ['--schiefer', '--kreide', '--kreide-alt', '--strich-rot'] as const;
const WIDTH = 1080;

/** The slate of the page as a file; null where the browser cannot draw it. */
export async function slatePicture(svg: SVGSVGElement): Promise<Blob | null> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const style = getComputedStyle(svg);
  const [schiefer, kreide, alt, rot] = NAMES.map((name) => style.getPropertyValue(name).trim());
  const paint = (selector: string, name: string, value: string): void => {
    for (const element of copy.querySelectorAll(selector)) element.setAttribute(name, value);
  };
  paint('.ground, .grain', 'fill', schiefer!);
  paint('.chalk', 'fill', alt!);
  paint('.chalk.new', 'fill', kreide!);
  paint('.grain', 'fill', schiefer!);
  paint('.halo', 'fill-opacity', '0.2');
  paint('.bars, .middle', 'fill', 'none');
  paint('.bars, .middle', 'stroke', rot!);
  paint('.bars', 'stroke-width', '1.6');
  paint('.middle', 'stroke-dasharray', '2 6');
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * height) / width);
  copy.setAttribute('width', String(canvas.width));
  copy.setAttribute('height', String(canvas.height));
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
