/** Texts of the privacy policy. */
import type { Translated } from "../../namespace.ts";
import type { privacy } from "../en/privacy.ts";

export const messages: Translated<typeof privacy> = {
  title: "Política de privacidad",
  intro: "Qué pasa con lo que usted escribe, en palabras sencillas.",
  shortTitle: "En resumen",
  short1: "No hay cuentas. Sus rutinas se guardan en este navegador y en ningún otro lugar.",
  short2: "Al generar una rutina, lo que escribe sobre la clase se envía a un proveedor de IA.",
  short3: "Por eso, no incluya nombres ni nada que se refiera a personas concretas.",
  aiTitle: "Contenido procesado por la IA",
  aiBody1:
    "Cuando genera una rutina, un proveedor externo de IA procesa lo que eligió y el texto sobre la clase. El proveedor puede usar las interacciones para entrenar sus modelos.",
  aiBody2:
    "Si la escuela que gestiona este sitio usa el generador integrado o un modelo propio, el texto no llega a ningún proveedor externo. Cada rutina indica con qué se hizo.",
  avoidTitle: "No introduzca información personal ni sensible",
  avoidBody: "No escriba en ningún campo:",
  avoid1: "nombres, fotos, direcciones, teléfonos o correos electrónicos de estudiantes, familias o colegas",
  avoid2:
    "calificaciones, diagnósticos, planes de apoyo, registros de conducta o circunstancias familiares de una persona",
  avoid3: "contraseñas, documentos internos y textos que no tenga permiso para difundir",
  tipsTitle: "Buenas prácticas",
  tip1: "Describa al grupo, no a un estudiante: «un grupo de 13 y 14 años con varios estudiantes que aún están aprendiendo español».",
  tip2: "Relea el texto antes de generar la rutina. La página le avisa cuando algo parece un dato personal.",
  tip3: "Revise el resultado. La IA puede equivocarse, también en los estándares y en los datos.",
  tip4: "Dé la misma regla a sus estudiantes: ningún dato personal al conversar con la IA.",
  tip5: "Siga las normas de su escuela sobre la IA y sobre la edad mínima para usar cada herramienta.",
  browserTitle: "Lo que queda en su navegador",
  browserBody:
    "Las rutinas guardadas, su borrador, el idioma y el tema se conservan en el almacenamiento local de este navegador. Si borra los datos del navegador, se pierden; con una copia de seguridad descargada de «Mis rutinas» se recuperan. El enlace para compartir lleva la rutina en la parte de la dirección que los navegadores no envían a ningún servidor.",
  countTitle: "Lo que cuenta el servidor",
  countBody:
    "Cada visita se cuenta por tipo de página, sin cookies, sin identificadores y sin nada de lo que usted escribió. Do Not Track y Global Privacy Control desactivan el recuento. El registro del servidor guarda tamaños, tiempos y códigos de error, nunca el texto de la clase.",
  contactTitle: "Preguntas",
  contactBody: "Escriba a {email}.",
};
