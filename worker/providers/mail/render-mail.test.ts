import { expect, it } from "vitest";
import { renderMail } from "./render-mail.tsx";

const LINK = "https://x.com/confirm?token=a&list=b";
const mail = await renderMail({
  subject: "Subject",
  preview: "Preview",
  header: "Header",
  heading: 'A <b>"bold"</b> heading',
  paragraphs: ["One & two", "Three"],
  button: { label: "Press", link: LINK },
  small: "Small print.",
  smallLink: { label: "Leave", link: `${LINK}"&c=d` },
});

it("words and links are escaped in the HTML, so that neither becomes markup", () => {
  expect(mail.html).toContain("A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; heading");
  expect(mail.html).toContain('<p style="margin:0 0 20px;font-size:15px;line-height:24px">One &amp; two</p>');
  expect(mail.html.split('href="https://x.com/confirm?token=a&amp;list=b"')).toHaveLength(3);
  expect(mail.html).toContain('href="https://x.com/confirm?token=a&amp;list=b&quot;&amp;c=d"');
});

it("the plain text says the same words in the same order, unescaped, each link on its own", () => {
  const order = [
    "Header",
    'A <b>"bold"</b> heading',
    "One & two",
    "Three",
    `Press:\n${LINK}\n`,
    "Small print.",
  ];
  const places = order.map((words) => mail.text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(mail.text).toContain(`Leave: ${LINK}"&c=d`);
});

it("only the HTML hides the line a mailbox shows beside the subject", () => {
  expect(mail.html).toMatch(/display:none[^>]*>Preview/);
  expect(mail.text).not.toContain("Preview");
});
